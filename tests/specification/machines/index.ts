/** The rows of each machine. */
export { blogScroll } from './blogScroll.ts';
export { careerApplication } from './careerApplication.ts';
export { careersCards } from './careersCards.ts';
export { carousel } from './carousel.ts';
export { chunk } from './chunk.ts';
export { enquiry } from './enquiry.ts';
export { errorScreen } from './errorScreen.ts';
export { faq } from './faq.ts';
export { heroVideo } from './heroVideo.ts';
export { imageReveal } from './imageReveal.ts';
export { logoStrip } from './logoStrip.ts';
export { navigation } from './navigation.ts';
export { popOut } from './popOut.ts';
export { resumeChooser } from './resumeChooser.ts';
export { chatButton, dock, headerScroll, menu, scrollToTop } from './shell.ts';
export { startUp } from './startUp.ts';
export { textAnimation } from './textAnimation.ts';
