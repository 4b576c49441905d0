import type { MachineName } from '../../../machines/index.ts';
import type { BrowserAdapter } from '../driver.ts';
import { blogScroll } from './blogScroll.ts';
import { careerApplication } from './careerApplication.ts';
import { careersCards } from './careersCards.ts';
import { carousel } from './carousel.ts';
import { chunk } from './chunk.ts';
import { enquiry } from './enquiry.ts';
import { errorScreen } from './errorScreen.ts';
import { faq } from './faq.ts';
import { heroVideo } from './heroVideo.ts';
import { imageReveal } from './imageReveal.ts';
import { logoStrip } from './logoStrip.ts';
import { navigation } from './navigation.ts';
import { popOut } from './popOut.ts';
import { resumeChooser } from './resumeChooser.ts';
import { chatButton, dock, headerScroll, menu, scrollToTop } from './shell.ts';
import { startUp } from './startUp.ts';
import { textAnimation } from './textAnimation.ts';

/** The browser adapter of each machine. A machine without an adapter does not compile. */
export const browserAdapters: { readonly [TName in MachineName]: BrowserAdapter<TName> } = {
  blogScroll,
  careerApplication,
  careersCards,
  carousel,
  chatButton,
  chunk,
  dock,
  enquiry,
  errorScreen,
  faq,
  headerScroll,
  heroVideo,
  imageReveal,
  logoStrip,
  menu,
  navigation,
  popOut,
  resumeChooser,
  scrollToTop,
  startUp,
  textAnimation,
};
