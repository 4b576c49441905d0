import { skipLink } from './SkipLink.css.ts';

/** The first link of the page, for the keyboard: past the header, to the content. */
export function SkipLink() {
  return (
    <a className={skipLink} href="#main">
      Skip to the content
    </a>
  );
}
