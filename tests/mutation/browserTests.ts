import type { MachineName } from '../../machines/index.ts';

/** The browser tests that must kill the mutants of a folder or file of `src`. */
export interface BrowserTests {
  files: readonly string[];
  /** Machines whose walks also run. */
  walks?: readonly MachineName[];
}

/** Tests by the beginning of a file's path below `src`; the first match applies. */
export const browserTests: Readonly<Record<string, BrowserTests>> = {
  'features/blogScroll': { files: ['blog'], walks: ['blogScroll'] },
  'features/careerApplication': { files: ['careersForm'], walks: ['careerApplication'] },
  'features/careersCards': { files: ['careers'], walks: ['careersCards'] },
  'features/carousel': { files: ['carousel'], walks: ['carousel'] },
  'shell/dock': { files: ['dock', 'dockAside'], walks: ['dock', 'chatButton', 'scrollToTop'] },
  'features/enquiry': {
    files: [
      'enquiry',
      'contactField',
      'keyboardInDialogs',
      'pages',
      'resilience/calls',
      'resilience/sending',
    ],
    walks: ['enquiry'],
  },
  'features/faq': { files: ['blog'], walks: ['faq'] },
  'shell/footer': { files: ['pages'] },
  'shell/header': { files: ['keyboard', 'resilience/menu'], walks: ['headerScroll'] },
  'features/heroVideo': { files: ['heroVideo', 'heroVideoFailing'], walks: ['heroVideo'] },
  'features/imageReveal': { files: ['home', 'resilience/motion'], walks: ['imageReveal'] },
  'features/popOut': { files: ['popOut'], walks: ['popOut'] },
  'features/logoStrip': { files: ['logoStrip', 'resilience/motion'], walks: ['logoStrip'] },
  'shell/menu': { files: ['resilience/menu', 'beforeHydration', 'keyboard', 'scrollBar'], walks: ['menu'] },
  'features/resumeChooser': { files: ['careersForm'], walks: ['resumeChooser'] },
  'shell/navigation': { files: ['pageChange', 'placeInPage', 'resilience/history'], walks: ['navigation'] },
  'shell/startUp': { files: [], walks: ['startUp'] },
  'shell/errorScreen': { files: ['errors'], walks: ['errorScreen'] },
  'shell/': { files: ['pages', 'pageChange'], walks: ['startUp'] },
  'features/islands': { files: ['pages'], walks: ['blogScroll', 'faq'] },
  'features/textAnimation': { files: ['resilience/motion'], walks: ['textAnimation'] },
  'ui/ContactField': { files: ['contactField'] },
  'ui/formFields': { files: ['enquiry', 'contactField'] },
  'ui/OffsetSentinel': { files: ['dock'], walks: ['headerScroll', 'chatButton', 'scrollToTop'] },
  'ui/useHydrated': { files: ['beforeHydration'] },
  'actors/afterPaint': { files: ['resilience/motion'], walks: ['textAnimation'] },
  'actors/chunk': { files: ['errors', 'resilience/scripts'], walks: ['chunk'] },
  'actors/draft': { files: ['resilience/storage', 'resilience/sending'], walks: ['enquiry'] },
  'actors/enquiryCalls': { files: ['enquiry', 'contactField', 'resilience/calls'] },
  'actors/watchFieldFocus': { files: ['dockAside'], walks: ['dock'] },
  'actors/silentInput': { files: ['careersForm', 'resilience/sending', 'resilience/typedText'] },
  'actors/idle': { files: ['popOut', 'beforeHydration'] },
  'actors/hydration': { files: ['beforeHydration', 'pageChange'] },
  'actors/islandScripts': { files: ['pageChange'] },
  'actors/motion': { files: ['resilience/motion'] },
  'actors/nextTask': { files: ['beforeHydration'] },
  'actors/retried': { files: ['pages', 'resilience/scripts'] },
  'actors/savesData': { files: ['heroVideo'] },
  'actors/watchSize': { files: ['carousel', 'logoStrip'] },
  'actors/headStatus': { files: ['errors', 'resilience/deployment'] },
  'actors/statePath': { files: [], walks: ['carousel'] },
  'actors/watchPauseReasons': { files: ['carousel'], walks: ['carousel', 'logoStrip'] },
  'actors/vitals': { files: ['resilience/missingFeatures'] },
};

/** @throws when no browser test is named for the file */
export function browserTestsOf(file: string): BrowserTests {
  const found = Object.entries(browserTests).find(([begin]) => file.startsWith(`src/${begin}`));
  if (!found) throw new Error(`tests/mutation/browserTests.ts names no browser test for ${file}`);
  return found[1];
}
