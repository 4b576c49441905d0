import type { DriversOf } from '../support/driven.ts';
import type { blogScrollDriver } from './blogScroll.walk.spec.ts';
import type { careerApplicationDriver } from './careerApplication.walk.spec.ts';
import type { careersCardsDriver } from './careersCards.walk.spec.ts';
import type { carouselDriver } from './carousel.walk.spec.ts';
import type { enquiryDriver } from './enquiry.walk.spec.ts';
import type { faqDriver } from './faq.walk.spec.ts';
import type { heroVideoDriver } from './heroVideo.walk.spec.ts';
import type { imageRevealDriver } from './imageReveal.walk.spec.ts';
import type { leanDriver } from './lean.walk.spec.ts';
import type { chunkDriver } from './loading.walk.spec.ts';
import type { logoStripDriver } from './logoStrip.walk.spec.ts';
import type { navigationDriver } from './navigation.walk.spec.ts';
import type { resumeChooserDriver } from './resumeChooser.walk.spec.ts';
import type {
  chatButtonDriver,
  dockDriver,
  headerScrollDriver,
  menuDriver,
  scrollToTopDriver,
} from './shell.walk.spec.ts';
import type { startUpDriver } from './startUp.walk.spec.ts';
import type { textAnimationDriver } from './textAnimation.walk.spec.ts';

/** Who plays each machine in the browser. Types only: the tests run from their own files. */
export type BrowserDrivers = DriversOf<{
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
