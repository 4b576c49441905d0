import { blogScrollMachine } from './blogScroll.machine.ts';
import { careerApplicationMachine } from './careerApplication.machine.ts';
import { careersCardsMachine } from './careersCards.machine.ts';
import { carouselMachine } from './carousel.machine.ts';
import { chatButtonMachine } from './chatButton.machine.ts';
import { chunkMachine } from './chunk.machine.ts';
import { dockMachine } from './dock.machine.ts';
import { enquiryMachine } from './enquiry.machine.ts';
import { errorScreenMachine } from './errorScreen.machine.ts';
import { faqMachine } from './faq.machine.ts';
import { headerScrollMachine } from './headerScroll.machine.ts';
import { heroVideoMachine } from './heroVideo.machine.ts';
import { imageRevealMachine } from './imageReveal.machine.ts';
import { logoStripMachine } from './logoStrip.machine.ts';
import { menuMachine } from './menu.machine.ts';
import { navigationMachine } from './navigation.machine.ts';
import { popOutMachine } from './popOut.machine.ts';
import { resumeChooserMachine } from './resumeChooser.machine.ts';
import { scrollToTopMachine } from './scrollToTop.machine.ts';
import { startUpMachine } from './startUp.machine.ts';
import { textAnimationMachine } from './textAnimation.machine.ts';

/** The registry: every machine of the site, by the name it carries as `id`, as its file and as its diagram. */
export const machines = {
  blogScroll: blogScrollMachine,
  careerApplication: careerApplicationMachine,
  careersCards: careersCardsMachine,
  carousel: carouselMachine,
  chatButton: chatButtonMachine,
  chunk: chunkMachine,
  dock: dockMachine,
  enquiry: enquiryMachine,
  errorScreen: errorScreenMachine,
  faq: faqMachine,
  headerScroll: headerScrollMachine,
  heroVideo: heroVideoMachine,
  imageReveal: imageRevealMachine,
  logoStrip: logoStripMachine,
  menu: menuMachine,
  navigation: navigationMachine,
  popOut: popOutMachine,
  resumeChooser: resumeChooserMachine,
  scrollToTop: scrollToTopMachine,
  startUp: startUpMachine,
  textAnimation: textAnimationMachine,
};

export type MachineName = keyof typeof machines;
