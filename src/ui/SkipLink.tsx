import { skipLink } from './SkipLink.css.ts';

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink({ inert }: { inert?: boolean }) {
  return (
    <a className={skipLink} href="#main" inert={inert}>
      Skip to the content
    </a>
  );
}
