// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are code

import {
  APPEARANCE,
  type EquivalentMutant,
  equivalent,
  FOR_DEVELOPERS,
  firstReport,
  MOUNTED,
  NO_SUCH_FIELD,
  noClasses,
  noDependencies,
  oneDependency,
  someClass,
  unguarded,
} from './reasons.ts';

/** Mutants that no unit test can kill, with reasons, by file below `src`; each explains one survivor. */
const equivalentIn: Readonly<Record<string, readonly EquivalentMutant[][]>> = {
  'actors/chunk.ts': [
    equivalent('An error without words names no script either', ["''", '"Stryker was here!"']),
  ],
  'actors/draft.ts': [
    equivalent('JSON.parse refuses undefined, and a draft that it refuses is none either', [
      'text === undefined',
      'false',
    ]),
  ],
  'actors/hydration.ts': [oneDependency],
  'actors/silentInput.ts': [noDependencies('[form]')],
  'actors/idle.ts': [oneDependency],
  'actors/watchPauseReasons.ts': [
    equivalent(MOUNTED, ['element.current === null', 'false']),
    noDependencies('[element, send]'),
  ],
  'actors/statePath.ts': [
    equivalent('XState never leaves a region without a state, as its types allow', [
      'inner === undefined',
      'false',
    ]),
  ],
  'actors/vitals.ts': [
    equivalent('The listeners prevent nothing; passive only tells the browser so', ['true', 'false']),
  ],
  'features/careerApplication/CareerApplication.tsx': [
    unguarded('form.current?.querySelectorAll'),
    noClasses('`${formGrid} ${css.form}`'),
    equivalent(NO_SUCH_FIELD, ['[]', '["Stryker was here"]'], ['[]', '["Stryker was here"]']),
  ],
  'features/careerApplication/useCareerApplication.ts': [
    unguarded(
      'controlOf(form.current, field)?.focus',
      'offer.current?.focus',
      'offer.current?.scrollIntoView',
    ),
    equivalent('No field has the name "undefined"', ['field', 'true']),
  ],
  'features/careersCards/CareersCards.tsx': [
    equivalent(
      APPEARANCE,
      ['floors[index % floors.length] ?? floors[0]', 'floors[index % floors.length] && floors[0]'],
      ['index % floors.length', 'index * floors.length'],
    ),
  ],
  'features/careersCards/JobCard.tsx': [
    unguarded('window.getSelection()?.isCollapsed'),
    noDependencies('[send, job.title]'),
  ],
  'features/careersCards/flip.ts': [
    equivalent('Ending a flip once more changes nothing', ['ends.delete(card);', ';']),
  ],
  'features/careersCards/useCareersCards.ts': [
    unguarded(
      'element?.scrollIntoView',
      'element?.querySelector',
      "element?.querySelector<HTMLElement>('input, select, textarea')?.focus",
    ),
    oneDependency,
  ],
  'features/carousel/ring.ts': [unguarded('animation?.effect?.getComputedTiming')],
  'features/carousel/useCarousel.ts': [
    unguarded('element?.parentElement', 'ring.current?.goTo', 'ring.current?.goTo', 'ring.current?.drag'),
    equivalent(MOUNTED, ['!element || !frame', 'false'], ['!element || !frame', '!element && !frame']),
    noDependencies('[row, send]'),
  ],
  'features/enquiry/Enquiry.tsx': [
    equivalent(NO_SUCH_FIELD, ['[]', '["Stryker was here"]']),
    equivalent('An answered enquiry has its answer', ['answer?.message', 'answer.message']),
  ],
  'features/enquiry/useEnquiry.ts': [
    unguarded('elements.alert.current?.close', 'controlOf(elements.form.current, field)?.focus'),
    equivalent('No field has the name "undefined"', ['field', 'true']),
  ],
  'features/faq/useFaq.ts': [unguarded('details.current?.open'), noDependencies('[details, send]')],
  'features/heroVideo/HeroVideo.tsx': [someClass],
  'features/heroVideo/pauseChoice.ts': [
    equivalent('No storage means no choice, and so does undefined', ['{ return false; }', '{}']),
  ],
  'features/heroVideo/film.ts': [
    equivalent('undefined is not less than 300 either', ['status !== undefined', 'true']),
  ],
  'features/heroVideo/useHeroVideo.ts': [
    unguarded('film.current?.play', 'film.current?.pause', 'film.current?.end'),
    equivalent(MOUNTED, ['element === null', 'false']),
    noDependencies('[video, send]'),
  ],
  'features/imageReveal/ImageReveal.tsx': [noClasses('`${frame} ${className}`'), someClass],
  'features/imageReveal/useImageReveal.ts': [firstReport],
  'features/islands.ts': [
    equivalent(FOR_DEVELOPERS, ["'features/common.script.ts'", '""'], ["'features/careers.script.ts'", '""']),
  ],
  'features/logoStrip/LogoStrip.tsx': [noClasses('`${css.list} ${css.copy}`')],
  'features/logoStrip/endlessRun.ts': [
    unguarded(
      'animation?.effect',
      'animation?.effect?.getComputedTiming',
      'animation.effect?.updateTiming',
      'animation?.cancel',
    ),
  ],
  'features/logoStrip/useLogoStrip.ts': [
    unguarded(
      'track.current?.parentElement',
      'track.current?.parentElement?.scrollLeft',
      'run.current?.end',
      'run.current?.pause',
      'run.current?.play',
    ),
    equivalent(MOUNTED, ['element === null', 'false']),
    noDependencies('[track, send]'),
    equivalent(
      'A strip that does not run has nothing to pause',
      ['!isDoubled || isGrid', 'false'],
      ['!isDoubled || isGrid', '!isDoubled && isGrid'],
    ),
  ],
  'features/popOut/usePopOut.ts': [
    unguarded('box?.previousElementSibling', 'box?.previousElementSibling?.querySelector'),
    equivalent(
      MOUNTED,
      ['box.current && picture', 'true'],
      ['box.current && picture', 'box.current || picture'],
      ['!element || !picture', 'false'],
      ['!element || !picture', '!element && !picture'],
    ),
    noDependencies('[box, send]'),
  ],
  'features/resumeChooser/ResumeChooser.tsx': [unguarded('field.current?.focus')],
  'features/resumeChooser/useResumeChooser.ts': [
    unguarded('field.current?.files', 'field.current?.files', 'field.current?.files?.length'),
    equivalent(MOUNTED, ['field.current', 'true'], ['field.current?.files?.[0]', 'field.current?.files[0]']),
    oneDependency,
    equivalent('Clearing a field that has no file changes nothing', ['field.current?.files?.length', 'true']),
    equivalent('Any other number renders it again', ['count + 1', 'count - 1']),
  ],
  'features/textAnimation/TextAnimation.tsx': [someClass],
  'shell/Shell.tsx': [equivalent(FOR_DEVELOPERS, ["'shell/shell.script.ts'", '""'])],
  'shell/dock/useDock.ts': [noDependencies('[send]')],
  'shell/dock/useScrollToTop.ts': [unguarded("document.getElementById('main')?.focus")],
  'shell/errorScreen/ErrorScreen.tsx': [noClasses('`${lead} ${css.message}`')],
  'shell/errorScreen/useErrorScreen.ts': [
    equivalent(FOR_DEVELOPERS, ["'The server does not answer'", '""']),
    equivalent(
      'The walk of the view fails without the transition, in a test that Stryker does not run for it',
      ['status === undefined', 'false'],
    ),
  ],
  'shell/footer/Footer.tsx': [noClasses('`${standfirst} ${css.invitation}`')],
  'shell/menu/Menu.tsx': [
    equivalent('It concerns the prerendered page alone, which browser tests read', [
      '`#${FOOTER_LINKS}`',
      '``',
    ]),
  ],
  'shell/menu/Sheet.tsx': [noClasses('`${css.link} ${classesOf([label])}`')],
  'shell/menu/useMenu.ts': [
    unguarded('document.getElementById(MENU_TOGGLE)?.focus'),
    noDependencies('[router, send]'),
  ],
  'ui/OffsetSentinel.tsx': [firstReport, firstReport],
  'ui/useHydrated.ts': [
    equivalent(
      'React counts undefined as false, and no end of a subscription as one that does nothing',
      ['() => false', '() => undefined'],
      ['() => () => {}', '() => undefined'],
    ),
  ],
};

export const equivalentMutants = Object.entries(equivalentIn).flatMap(([file, mutants]) =>
  mutants.flat().map((mutant) => ({ file: `src/${file}`, ...mutant })),
);
