import type { DriversOf } from '../support/driven.ts';
import type { blogScrollDriver } from './blogScroll.test.tsx';
import type { careerApplicationDriver } from './careerApplication.test.tsx';
import type { careersCardsDriver } from './careersCards.test.tsx';
import type { carouselDriver } from './carousel.test.tsx';
import type { enquiryDriver } from './enquiry.test.tsx';
import type { faqDriver } from './faq.test.tsx';
import type { heroVideoDriver } from './heroVideo.test.tsx';
import type { imageRevealDriver } from './imageReveal.test.tsx';
import type { leanDriver } from './lean.test.tsx';
import type { chunkDriver } from './loading.test.tsx';
import type { logoStripDriver } from './logoStrip.test.tsx';
import type { navigationDriver } from './navigation.test.tsx';
import type { resumeChooserDriver } from './resumeChooser.test.tsx';
import type {
  chatButtonDriver,
  dockDriver,
  headerScrollDriver,
  menuDriver,
  scrollToTopDriver,
} from './shell.test.tsx';
import type { startUpDriver } from './startUp.test.tsx';
import type { textAnimationDriver } from './textAnimation.test.tsx';

/** Who plays each machine in its view. Types only: the tests run from their own files. */
export type ViewDrivers = DriversOf<{
  blogScroll: typeof blogScrollDriver;
  careerApplication: typeof careerApplicationDriver;
  careersCards: typeof careersCardsDriver;
  carousel: typeof carouselDriver;
  chatButton: typeof chatButtonDriver;
  chunk: typeof chunkDriver;
  dock: typeof dockDriver;
  enquiry: typeof enquiryDriver;
  faq: typeof faqDriver;
  headerScroll: typeof headerScrollDriver;
  heroVideo: typeof heroVideoDriver;
  imageReveal: typeof imageRevealDriver;
  lean: typeof leanDriver;
  logoStrip: typeof logoStripDriver;
  menu: typeof menuDriver;
  navigation: typeof navigationDriver;
  resumeChooser: typeof resumeChooserDriver;
  scrollToTop: typeof scrollToTopDriver;
  startUp: typeof startUpDriver;
  textAnimation: typeof textAnimationDriver;
}>;
