import { skipLink } from './SkipLink.css.ts';

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    <a className={skipLink} href="#main">
      Skip to the content
    </a>
  );
}
