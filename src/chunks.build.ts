/** Matches the modules in a folder of the project or of `node_modules`, whatever the system's slashes. */
const modules = (...paths: readonly string[]) =>
  new RegExp(paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|'));

/**
 * What is always fetched together travels together: fewer requests, and what stands in one file compresses better. A
 * part of a page that is fetched by itself stays out.
 */
export const chunkGroups = [
  // Of what every page needs before it is alive, the two that are a whole each.
  { name: 'react', test: modules('node_modules/(react|react-dom|scheduler)/') },
  { name: 'router', test: modules('node_modules/@tanstack/') },
  // What `main.tsx` needs and others too; it must not bring the rest with it.
  {
    name: 'early',
    test: modules('src/(appLoad|earlyPresses|nextTask)', 'src/theme/', 'vite/preload-helper'),
    priority: 1,
  },
  // The small parts that most pages are made of, with all they need.
  {
    name: 'parts',
    test: modules(
      'src/(island|inspect)\\.ts',
      'src/content/agency',
      'src/ui/(Button|FitBlock|Picture|VisuallyHidden|WindowBlock|icons)',
      'src/features/(imageReveal/ImageReveal|popOut/PopOut|textAnimation/TextAnimation|enquiry/EnquiryForm)',
    ),
  },
  // What every page asks for as soon as it is alive.
  {
    name: 'shell',
    includeDependenciesRecursively: false,
    test: modules(
      'node_modules/(xstate|@xstate|react-intersection-observer|use-isomorphic-layout-effect)/',
      'machines/(chatButton|chunk|dock|headerScroll|imageReveal|menu|navigation|scrollToTop|startUp|pauseReasons|textAnimation)',
      'src/actors/(OffsetSentinel|afterPaint|chunkActor|fields|navigation|seen|size|statePath|pauseReasons)',
      'src/features/(dock|headerScroll|menu)/(?!bringIn)',
      'src/features/startUp/StartUpView',
      'src/features/(imageReveal|textAnimation)/Actor',
      'src/seo/followGraph',
    ),
  },
  // What leans out of pictures: wanted with the first visit to one, and then at once.
  {
    name: 'popOut',
    test: modules('machines/popOut', 'src/features/popOut/(Actor|layers)', 'src/media/popOuts'),
  },
  // The islands of home that no other page has.
  {
    name: 'home-islands',
    includeDependenciesRecursively: false,
    test: modules(
      'machines/(carousel|heroVideo)',
      'src/routes/home/(FilmBand|Specialty)',
      'src/features/carousel/(?!Carousel\\.tsx)',
      'src/features/heroVideo/(?!HeroVideo\\.tsx)',
    ),
  },
];

/**
 * What comes alive in one go, and all of what answers a first press: a browser that heeds this compiles every function of
 * such a chunk while it arrives, beside the page, and not one by one when they are first called. Each costs some 25 bytes.
 */
const wholes = new Set([
  'react',
  'router',
  'shell',
  'app',
  'home-islands',
  'CareersCardsView',
  'EnquiryView',
]);
export const compileHint = ({ name }: { name: string }) =>
  wholes.has(name) ? '//# allFunctionsCalledOnLoad' : '';
