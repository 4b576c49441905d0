/** em between the letters of fitted headlines. Their sizes depend on it: after a change, `npm run headlines`. */
export const LETTER_SPACING = -0.005;
