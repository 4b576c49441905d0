import { Link } from '@tanstack/react-router';
import { agency } from '../content/agency.ts';
import type { PageMeta } from '../content/pages.ts';
import { PopOut } from '../features/popOut/PopOut.tsx';
import notFound from '../media/pictures/notfound.gen.ts';
import { description, textLink } from '../theme/text.css.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { FitBlock } from '../ui/FitBlock.tsx';
import { Picture } from '../ui/Picture.tsx';
import * as css from './notFound.css.ts';

export const meta: PageMeta = {
  title: `Page not found - ${agency.name}`,
  description: "What you're looking for may have been misplaced in Long Term Memory. The way home is open.",
  canonical: '/404',
  noIndex: true,
  wall: 'neelWash',
};

/** The page for unknown paths; its words are PAGE-14's. */
export default function NotFound() {
  return (
    <section className={css.sea} data-wall="neelDeep">
      <div className={css.wall}>
        <Picture
          file={notFound}
          first
          className={css.flood}
          alt="Between two big fours a child cries in a round window, and the tears make a sea. From the windows of the fours the neighbours reach out with a handkerchief and an ice lolly; a paper boat floats by."
        />
        <PopOut />
      </div>
      <div className={css.water}>
        <div className={css.words}>
          <FitBlock as="h1" lines={["AWWW...\nDON'T CRY."]} className={css.cry} />
          <div>
            <p className={css.just}>It's just a 404 Error!</p>
            <p className={description}>
              What you're looking for may have been misplaced in Long Term Memory.
            </p>
            <p className={`${description} ${css.others}`}>
              Try{' '}
              <Link className={`${css.other} ${textLink}`} to="/services">
                our services
              </Link>{' '}
              or{' '}
              <Link className={`${css.other} ${textLink}`} to="/blog">
                the blog
              </Link>
              .
            </p>
          </div>
        </div>
        <ButtonLink to="/">Go Back to Home</ButtonLink>
      </div>
    </section>
  );
}
