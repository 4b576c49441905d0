import type { PageMeta } from '../content/pages.ts';
import team from '../media/pictures/thankyou.gen.ts';
import { description, lead } from '../theme/text.css.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { FitBlock } from '../ui/FitBlock.tsx';
import { Picture } from '../ui/Picture.tsx';
import * as css from './thankyou.css.ts';

export const meta: PageMeta = {
  title: 'Thank you - The Agency Way',
  description:
    'Your enquiry has reached The Agency Way in Gurgaon. A confirmation is on its way to your mailbox.',
  canonical: '/thankyou',
  noIndex: true,
  wall: 'genda',
};

/** The page after an enquiry; its words are PAGE-13's. */
export default function ThankYou() {
  return (
    <section className={css.thanks} data-wall="genda">
      <div className={css.words}>
        <FitBlock as="h1" lines={['Thank you !']} smallLines={['Thank', 'you !']} />
        <div className={css.news}>
          <div>
            <p className={lead}>Your form submission has been received.</p>
            <p className={`${description} ${css.soon}`}>you should receive a confirmation email soon</p>
          </div>
          <ButtonLink to="/">Go to home</ButtonLink>
        </div>
      </div>
      <Picture
        file={team}
        first
        className={css.team}
        alt="Seven people of the agency at one window; the two at its ends wave, and one in their midst holds up a letter."
      />
    </section>
  );
}
