import type { MachineName } from '../../../machines/index.ts';
import type { MachineRules } from '../format.ts';
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
import * as shell from './shell.ts';
import { startUp } from './startUp.ts';
import { textAnimation } from './textAnimation.ts';

/** The rules of each machine. A machine without rules does not compile. */
export const machineRules: Readonly<Record<MachineName, MachineRules>> = {
  blogScroll,
  careerApplication,
  careersCards,
  carousel,
  chunk,
  enquiry,
  errorScreen,
  faq,
  heroVideo,
  imageReveal,
  logoStrip,
  navigation,
  popOut,
  resumeChooser,
  ...shell,
  startUp,
  textAnimation,
};
