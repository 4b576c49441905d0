/** The browser tests that have to notice a mistake in a folder or file of `src`: files, and a part of their titles. */
export interface BrowserTests {
  files: readonly string[];
  /** Machines whose walks belong to it. */
  walks?: readonly string[];
}

/** The first entry that begins a file's path holds. */
const browserTests: Readonly<Record<string, BrowserTests>> = {
  'features/blogScroll': { files: ['blog'], walks: ['blogScroll'] },
  'features/careerApplication': { files: ['careersForm'], walks: ['careerApplication'] },
  'features/careersCards': { files: ['careers'], walks: ['careersCards'] },
  'features/carousel': { files: ['carousel'], walks: ['carousel'] },
  'features/dock': { files: ['dock'], walks: ['dock', 'chatButton', 'scrollToTop'] },
  'features/enquiry': { files: ['enquiry', 'faults/sending'], walks: ['enquiry'] },
  'features/faq': { files: ['services'], walks: ['faq'] },
  'features/footer': { files: ['footer', 'faults/clock'] },
  'features/headerScroll': { files: ['keyboard', 'faults/menu'], walks: ['headerScroll'] },
  'features/heroVideo': { files: ['heroVideo'], walks: ['heroVideo'] },
  'features/imageReveal': { files: ['home', 'faults/motion'], walks: ['imageReveal'] },
  'features/lean': { files: ['lean'], walks: ['lean'] },
  'features/logoStrip': { files: ['logoStrip', 'faults/motion'], walks: ['logoStrip'] },
  'features/menu': { files: ['faults/menu', 'early', 'keyboard'], walks: ['menu'] },
  'features/resumeChooser': { files: ['careersForm'], walks: ['resumeChooser'] },
  'features/startUp': { files: ['startUp'], walks: ['startUp'] },
  'features/textAnimation': { files: ['faults/motion'], walks: ['textAnimation'] },
  'features/ContactField': { files: ['enquiry'] },
  'features/formFields': { files: ['enquiry'] },
  'actors/OffsetSentinel': { files: ['dock'], walks: ['headerScroll', 'chatButton', 'scrollToTop'] },
  'actors/afterPaint': { files: ['faults/motion'], walks: ['textAnimation'] },
  'actors/alive': { files: ['early'] },
  'actors/chunk': { files: ['errors', 'faults/scripts'], walks: ['chunk'] },
  'actors/draft': { files: ['faults/storage', 'faults/sending'], walks: ['enquiry'] },
  'actors/enquiryCalls': { files: ['enquiry', 'faults/calls'] },
  'actors/fields': { files: ['dock'], walks: ['dock'] },
  'actors/idle': { files: ['lean', 'early'] },
  'actors/motion': { files: ['faults/motion'] },
  'actors/navigation': { files: ['pageChange', 'faults/history'], walks: ['navigation'] },
  'actors/savesData': { files: ['heroVideo'] },
  'actors/seen': { files: ['faults/motion'], walks: ['imageReveal', 'textAnimation'] },
  'actors/size': { files: ['carousel', 'logoStrip'] },
  'actors/statePath': { files: [], walks: ['carousel'] },
  'actors/stillness': { files: ['carousel'], walks: ['carousel', 'logoStrip'] },
  'actors/vitals': { files: ['faults/surroundings'] },
};

/** @throws when no browser test is named for the file */
export function browserTestsOf(file: string): BrowserTests {
  const found = Object.entries(browserTests).find(([begin]) => file.startsWith(`src/${begin}`));
  if (!found) throw new Error(`tests/mutation/browserTests.ts names no browser test for ${file}`);
  return found[1];
}
