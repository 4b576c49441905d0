import type { MachineName } from '../../../machines/index.ts';
import type { ViewAdapter } from '../driver.tsx';
import { blogScroll } from './blogScroll.tsx';
import { careerApplication } from './careerApplication.tsx';
import { careersCards } from './careersCards.tsx';
import { carousel } from './carousel.tsx';
import { chunk } from './chunk.tsx';
import { enquiry } from './enquiry.tsx';
import { errorScreen } from './errorScreen.tsx';
import { faq } from './faq.tsx';
import { heroVideo } from './heroVideo.tsx';
import { imageReveal } from './imageReveal.tsx';
import { logoStrip } from './logoStrip.tsx';
import { navigation } from './navigation.tsx';
import { popOut } from './popOut.tsx';
import { resumeChooser } from './resumeChooser.tsx';
import { chatButton, dock, headerScroll, menu, scrollToTop } from './shell.tsx';
import { startUp } from './startUp.tsx';
import { textAnimation } from './textAnimation.tsx';

/** The view adapter of each machine. A machine without an adapter does not compile. */
export const viewAdapters: { readonly [TName in MachineName]: ViewAdapter<TName> } = {
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
