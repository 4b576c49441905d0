/** Space between the letters of fitted headlines, em. Sizes depend on it: after a change, `npm run headlines`. */
export const LETTER_SPACING = -0.005;
