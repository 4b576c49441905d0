// One script for the features of the careers page.
export { CareerApplication } from './careerApplication/CareerApplication.tsx';
export { CareersCards } from './careersCards/CareersCards.tsx';
