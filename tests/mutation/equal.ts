// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are code

/** A mistake that no unit test can notice, with the reason. */
interface EqualMistake {
  file: string;
  original: string;
  replacement: string;
  because: string;
}

type Change = readonly [original: string, replacement: string];

const MOUNTED = 'The element is on the page whenever this runs, which TypeScript cannot know';
const CONSTANT = 'None of the dependencies ever changes';
const PRERENDERED = 'It concerns the prerendered page alone, which browser tests read';
const LOOKS = 'Its looks alone, which screenshots compare';
const FIRST_REPORT = 'Any value but undefined has the first report made';
const FOR_DEVELOPERS = 'It stands in an error message for developers; only a copy of it could check it';

const equal = (because: string, file: string, ...changes: readonly Change[]): EqualMistake[] =>
  changes.map(([original, replacement]) => ({ file: `src/${file}`, original, replacement, because }));

/** `a?.b` instead of `a.b`. */
const unguarded = (file: string, ...chains: string[]) =>
  equal(MOUNTED, file, ...chains.map((chain): Change => [chain, chain.replace(/\?\.(?=[^?]*$)/, '.')]));

/** A condition that only excludes a missing element. */
const unchecked = (file: string, ...changes: Change[]) => equal(MOUNTED, file, ...changes);

const noDependencies = (file: string, original: string) => equal(CONSTANT, file, [original, '[]']);
const oneDependency = (file: string) => equal(CONSTANT, file, ['[]', '["Stryker was here"]']);
const noClasses = (file: string, original: string) => equal(LOOKS, file, [original, '``']);
/** The class of a component that is given none. */
const someClass = (file: string) => equal(LOOKS, file, ["''", '"Stryker was here!"']);

const CAROUSEL = 'features/carousel/useCarousel.ts';
const STRIP = 'features/logoStrip/useLogoStrip.ts';
const CARDS = 'features/careersCards/useCareersCards.ts';
const CHOOSER = 'features/resumeChooser/useResumeChooser.ts';
const ENQUIRY = 'features/enquiry/useEnquiry.ts';
const FAQ = 'features/faq/useFaq.ts';
const FILM = 'features/heroVideo/film.ts';
const HERO_VIDEO = 'features/heroVideo/useHeroVideo.ts';
const POP_OUT = 'features/popOut/usePopOut.ts';

export const equalMistakes: readonly EqualMistake[] = [
  ...unguarded(
    CAROUSEL,
    'element?.parentElement',
    'row.current?.parentElement',
    'ring.current?.goTo',
    'ring.current?.drag',
  ),
  ...unguarded(
    STRIP,
    'track.current?.parentElement',
    'track.current?.parentElement?.scrollLeft',
    'run.current?.end',
    'run.current?.pause',
    'run.current?.play',
  ),
  ...unguarded(
    'features/logoStrip/endlessRun.ts',
    'animation?.effect',
    'animation?.effect?.getComputedTiming',
    'animation.effect?.updateTiming',
    'animation?.cancel',
  ),
  ...unguarded('features/carousel/ring.ts', 'animation?.effect?.getComputedTiming'),
  ...unguarded(
    CARDS,
    "card.querySelector<HTMLElement>('article:not([inert]) [data-flip]')?.focus",
    'element?.scrollIntoView',
    'element?.querySelector',
  ),
  ...unguarded('features/careersCards/JobCard.tsx', 'window.getSelection()?.isCollapsed'),
  ...unguarded('features/careerApplication/CareerApplication.tsx', 'form.current?.querySelectorAll'),
  ...unguarded('features/careerApplication/useCareerApplication.ts', 'controlOf(form.current, field)?.focus'),
  ...unguarded('features/careerApplication/useCareerApplication.ts', 'offer.current?.focus'),
  ...unguarded('features/resumeChooser/ResumeChooser.tsx', 'field.current?.focus'),
  ...unguarded(CHOOSER, 'field.current?.files', 'field.current?.files?.length'),
  ...unguarded(ENQUIRY, 'elements.alert.current?.close', 'controlOf(elements.form.current, field)?.focus'),
  ...unguarded(FAQ, 'details.current?.open'),
  ...unguarded(HERO_VIDEO, 'film.current?.play', 'film.current?.pause', 'film.current?.end'),
  ...unguarded(POP_OUT, 'box?.previousElementSibling', 'box?.previousElementSibling?.querySelector'),
  ...unguarded('shell/dock/useDock.ts', "document.getElementById('main')?.focus"),
  ...unguarded('shell/menu/useMenu.ts', 'document.getElementById(MENU_TOGGLE)?.focus'),
  ...unchecked('actors/pauseReasons.ts', ['element.current === null', 'false']),
  ...unchecked(
    CAROUSEL,
    ['!element || !frame', 'false'],
    ['!element || !frame', '!element && !frame'],
    ['!frame', 'false'],
  ),
  ...unchecked(STRIP, ['element === null', 'false']),
  ...unchecked(CHOOSER, ['field.current', 'true'], ['field.current?.files?.[0]', 'field.current?.files[0]']),
  ...unchecked(HERO_VIDEO, ['element === null', 'false']),
  ...unchecked(
    POP_OUT,
    ['box.current && picture', 'true'],
    ['box.current && picture', 'box.current || picture'],
    ['!element || !picture', 'false'],
    ['!element || !picture', '!element && !picture'],
  ),

  ...noDependencies(CAROUSEL, '[row, send]'),
  ...noDependencies(STRIP, '[track, send]'),
  ...noDependencies(FAQ, '[details, send]'),
  ...noDependencies(HERO_VIDEO, '[video, send]'),
  ...noDependencies(POP_OUT, '[box, send]'),
  ...noDependencies('features/careersCards/JobCard.tsx', '[send, job.title]'),
  ...noDependencies(ENQUIRY, '[draft, send]'),
  ...noDependencies('shell/dock/useDock.ts', '[send]'),
  ...noDependencies('shell/menu/useMenu.ts', '[router, send]'),
  ...noDependencies('actors/formControls.ts', '[form, fields, placeholder, send]'),
  ...noDependencies('actors/pauseReasons.ts', '[element, send]'),
  ...oneDependency('actors/idle.ts'),
  ...oneDependency(CARDS),
  ...oneDependency(CHOOSER),

  ...noClasses('features/careerApplication/CareerApplication.tsx', '`${formGrid} ${css.form}`'),
  ...noClasses('features/imageReveal/ImageReveal.tsx', '`${frame} ${className}`'),
  ...noClasses('features/logoStrip/LogoStrip.tsx', '`${css.list} ${css.copy}`'),
  ...noClasses('features/resumeChooser/ResumeChooser.tsx', '`${fieldCss.field} ${className}`'),
  ...noClasses('shell/errorScreen/ErrorScreen.tsx', '`${lead} ${css.message}`'),
  ...noClasses('shell/footer/Footer.tsx', '`${standfirst} ${css.invitation}`'),
  ...noClasses('shell/menu/Sheet.tsx', '`${css.link} ${fitLines[label]}`'),
  ...someClass('features/heroVideo/HeroVideo.tsx'),
  ...someClass('features/imageReveal/ImageReveal.tsx'),
  ...someClass('features/resumeChooser/ResumeChooser.tsx'),
  ...someClass('features/textAnimation/TextAnimation.tsx'),
  ...equal(
    LOOKS,
    'features/careersCards/CareersCards.tsx',
    ['floors[index % floors.length] ?? floors[0]', 'floors[index % floors.length] && floors[0]'],
    ['index % floors.length', 'index * floors.length'],
  ),

  ...['features/enquiry/Enquiry.tsx', 'features/careerApplication/CareerApplication.tsx'].flatMap((file) =>
    equal('No field has that name', file, ['[]', '["Stryker was here"]']),
  ),
  ...['features/careerApplication/useCareerApplication.ts', ENQUIRY].flatMap((file) =>
    equal('No field has the name "undefined"', file, ['field', 'true']),
  ),
  ...equal('Ending a flip once more changes nothing', 'features/careersCards/flip.ts', [
    'ends.delete(card);',
    ';',
  ]),
  ...equal('An answered enquiry has its answer', 'features/enquiry/Enquiry.tsx', [
    'answer?.message',
    'answer.message',
  ]),
  ...equal(PRERENDERED, 'shell/menu/Menu.tsx', ['`#${FOOTER_LINKS}`', '``']),
  ...equal(PRERENDERED, CAROUSEL, ['false', 'true']),
  ...equal(
    FOR_DEVELOPERS,
    'features/islands.ts',
    ["'features/common.ts'", '""'],
    ["'features/careers.ts'", '""'],
  ),
  ...equal(FOR_DEVELOPERS, 'shell/errorScreen/useErrorScreen.ts', ["'The server does not answer'", '""']),
  ...equal(
    'The walk of the view notices that a transition is missing, in a test that Stryker does not run for it',
    'shell/errorScreen/useErrorScreen.ts',
    ['status === undefined', 'false'],
  ),
  ...equal(FOR_DEVELOPERS, 'shell/Shell.tsx', ["'shell/islands.ts'", '""']),
  ...equal('A finger that is back where it began is neither fast nor far', 'features/carousel/swipe.ts', [
    'pixels > 0',
    'pixels >= 0',
  ]),
  ...equal('JSON.parse refuses undefined, and a draft that it refuses is none either', 'actors/draft.ts', [
    'text === undefined',
    'false',
  ]),
  ...equal(
    'A strip that does not run has nothing to pause',
    STRIP,
    ['!isDoubled || isGrid', 'false'],
    ['!isDoubled || isGrid', '!isDoubled && isGrid'],
  ),
  ...equal('Nor is undefined less than 300', FILM, ['status !== undefined', 'true']),
  ...equal('Storage that is refused has no choice: undefined says so, too', 'features/heroVideo/choice.ts', [
    '{ return false; }',
    '{}',
  ]),
  ...equal(FIRST_REPORT, 'features/imageReveal/useImageReveal.ts', ['true', 'false']),
  ...equal(FIRST_REPORT, 'actors/OffsetSentinel.tsx', ['true', 'false']),
  ...equal('An error without words names no script either', 'actors/chunk.ts', ["''", '"Stryker was here!"']),
  ...equal(
    'React counts undefined as false, and no end of a subscription as one that does nothing',
    'actors/hydrated.ts',
    ['() => false', '() => undefined'],
    ['() => () => {}', '() => undefined'],
  ),
  ...equal('The listeners prevent nothing; passive only tells the browser so', 'actors/vitals.ts', [
    'true',
    'false',
  ]),
  ...equal('XState never leaves a region without a state, as its types allow', 'actors/statePath.ts', [
    'inner === undefined',
    'false',
  ]),
  ...equal('Clearing a field that has no file changes nothing', CHOOSER, [
    'field.current?.files?.length',
    'true',
  ]),
];
