// One script for the parts of the home page that work without one.
export { FilmBand } from './FilmBand.tsx';
export { Specialty } from './Specialty.tsx';
