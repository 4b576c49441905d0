import { head } from './Mark.css.ts';

/** The arch with its crossbar, in a square of 64. */
export const ARCH = 'M4 62V30a28 28 0 0 1 56 0v32H48V48H16v14ZM16 38V30a16 16 0 0 1 32 0v8Z';

/** The agency's mark: a window with the head of someone looking out, in the shape of a capital A. */
export function Mark() {
  return (
    <svg viewBox="0 0 64 64" width="44" height="44" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={ARCH} />
      <circle className={head} cx="32" cy="29" r="9" />
    </svg>
  );
}
