// One script for the two islands of the home page, which every visit of it loads together.
export { FilmBand } from './FilmBand.tsx';
export { Specialty } from './Specialty.tsx';
