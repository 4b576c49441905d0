// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are code

/** A mistake that no unit test can notice, with the reason. */
interface EqualMistake {
  file: string;
  original: string;
  replacement: string;
  because: string;
}

const MOUNTED = 'The element is on the page whenever this runs, which TypeScript cannot know';
const CONSTANT = 'None of the dependencies ever changes';
const PRERENDERED = 'It concerns the prerendered page alone, which browser tests read';
const LOOKS = 'Its looks alone, which screenshots compare';

/** `a?.b` instead of `a.b`. */
const unguarded = (file: string, ...chains: string[]): EqualMistake[] =>
  chains.map((original) => ({
    file,
    original,
    replacement: original.replace(/\?\.(?=[^?]*$)/, '.'),
    because: MOUNTED,
  }));

const noDependencies = (file: string, original: string): EqualMistake => ({
  file,
  original,
  replacement: '[]',
  because: CONSTANT,
});

const oneDependency = (file: string): EqualMistake => ({
  file,
  original: '[]',
  replacement: '["Stryker was here"]',
  because: CONSTANT,
});

const hydratedEarly = (file: string): EqualMistake => ({
  file,
  original: 'isHydrated || undefined',
  replacement: 'true',
  because: PRERENDERED,
});

const noClasses = (file: string, original: string): EqualMistake => ({
  file,
  original,
  replacement: '``',
  because: LOOKS,
});

const CAROUSEL = 'src/features/carousel/useCarousel.ts';
const STRIP = 'src/features/logoStrip/useLogoStrip.ts';
const RUN = 'src/features/logoStrip/endlessRun.ts';
const CARDS = 'src/features/careersCards/useCareersCards.ts';

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
    RUN,
    'animation?.effect',
    'animation?.effect?.getComputedTiming',
    'animation.effect?.updateTiming',
    'animation?.cancel',
  ),
  ...unguarded('src/features/carousel/ring.ts', 'animation?.effect?.getComputedTiming'),
  ...unguarded(
    CARDS,
    "card.querySelector<HTMLElement>('article:not([inert]) [data-flip]')?.focus",
    'element?.scrollIntoView',
    'element?.querySelector',
  ),
  ...unguarded('src/features/careersCards/JobCard.tsx', 'window.getSelection()?.isCollapsed'),
  ...unguarded('src/features/careerApplication/CareerApplication.tsx', 'form.current?.querySelectorAll'),
  ...unguarded(
    'src/features/careerApplication/useCareerApplication.ts',
    'controlOf(form.current, field)?.focus',
  ),
  ...unguarded('src/features/resumeChooser/ResumeChooser.tsx', 'field.current?.focus'),
  ...unguarded(
    'src/features/enquiry/useEnquiry.ts',
    'elements.alert.current?.close',
    'controlOf(elements.form.current, field)?.focus',
  ),
  {
    file: 'src/actors/pauseReasons.ts',
    original: 'element.current === null',
    replacement: 'false',
    because: MOUNTED,
  },
  ...unguarded('src/shell/dock/useDock.ts', "document.getElementById('main')?.focus"),
  ...unguarded('src/shell/menu/useMenu.ts', 'document.getElementById(MENU_TOGGLE)?.focus'),

  noDependencies(CAROUSEL, '[row, send]'),
  noDependencies(STRIP, '[track, send]'),
  noDependencies('src/features/careersCards/JobCard.tsx', '[send, job.title]'),
  noDependencies('src/features/enquiry/useEnquiry.ts', '[draft, send]'),
  noDependencies('src/shell/dock/useDock.ts', '[send]'),
  noDependencies('src/shell/menu/useMenu.ts', '[router, send]'),
  noDependencies('src/actors/formControls.ts', '[form, fields, placeholder, send]'),
  noDependencies('src/actors/pauseReasons.ts', '[element, send]'),
  oneDependency('src/actors/idle.ts'),
  oneDependency(CARDS),
  oneDependency('src/features/resumeChooser/useResumeChooser.ts'),

  noClasses('src/features/logoStrip/LogoStrip.tsx', '`${css.list} ${css.copy}`'),
  noClasses('src/features/resumeChooser/ResumeChooser.tsx', '`${fieldCss.field} ${className}`'),
  noClasses('src/shell/footer/Footer.tsx', '`${standfirst} ${css.invitation}`'),
  noClasses('src/shell/menu/Menu.tsx', '`${css.link} ${fitLines[label]}`'),

  hydratedEarly('src/features/carousel/Carousel.tsx'),
  hydratedEarly('src/shell/header/Header.tsx'),
  {
    file: 'src/shell/menu/Menu.tsx',
    original: '`#${FOOTER_LINKS}`',
    replacement: '``',
    because: PRERENDERED,
  },
  { file: CAROUSEL, original: 'false', replacement: 'true', because: PRERENDERED },
  {
    file: 'src/features/carousel/swipe.ts',
    original: 'pixels > 0',
    replacement: 'pixels >= 0',
    because: 'A finger that is back where it began is neither fast nor far',
  },
  {
    file: 'src/actors/draft.ts',
    original: 'text === undefined',
    replacement: 'false',
    because: 'JSON.parse refuses undefined, and a draft that it refuses is none either',
  },
  {
    file: 'src/shell/ErrorScreen.tsx',
    original: 'status !== undefined',
    replacement: 'true',
    because: 'Nor is undefined less than 500',
  },
];
