/** The adapter of each machine. */
export { blogScroll } from './blogScroll.tsx';
export { careerApplication } from './careerApplication.tsx';
export { careersCards } from './careersCards.tsx';
export { carousel } from './carousel.tsx';
export { chunk } from './chunk.tsx';
export { enquiry } from './enquiry.tsx';
export { errorScreen } from './errorScreen.tsx';
export { faq } from './faq.tsx';
export { heroVideo } from './heroVideo.tsx';
export { imageReveal } from './imageReveal.tsx';
export { logoStrip } from './logoStrip.tsx';
export { navigation } from './navigation.tsx';
export { popOut } from './popOut.tsx';
export { resumeChooser } from './resumeChooser.tsx';
export { chatButton, dock, headerScroll, menu, scrollToTop } from './shell.tsx';
export { startUp } from './startUp.tsx';
export { textAnimation } from './textAnimation.tsx';
