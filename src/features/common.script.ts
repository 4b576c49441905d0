// One script for the features that most pages have, because fewer requests are faster than fewer bytes.
export { BlogScroll } from './blogScroll/BlogScroll.tsx';
export { Carousel } from './carousel/Carousel.tsx';
export { Enquiry } from './enquiry/Enquiry.tsx';
export { Faq } from './faq/Faq.tsx';
export { HeroVideo } from './heroVideo/HeroVideo.tsx';
export { LogoStrip } from './logoStrip/LogoStrip.tsx';
