import type { PageMeta } from '../content/pages.ts';
import { EnquiryForm } from '../features/enquiry/EnquiryForm.tsx';
import contact from '../media/pictures/contact.gen.ts';
import street from '../media/pictures/hero.gen.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { FitBlock } from '../ui/FitBlock.tsx';
import { Picture } from '../ui/Picture.tsx';
import { WindowBlock } from '../ui/WindowBlock.tsx';
import * as css from './home.css.ts';

export const meta: PageMeta = {
  title: 'The Agency Way - Digital Marketing and Advertising Agency in Gurgaon',
  description:
    'A digital marketing and advertising agency in Gurgaon. Strategy, design and technology that put a person in every frame.',
  canonical: '/',
  wall: 'raat',
};

/** Where 'Explore' leads (SPECIFICATION 2). */
const explorePath: string = '/about-us';

export default function Home() {
  return (
    <>
      <section className={css.hero} data-wall="raat">
        <FitBlock as="h1" lines={['Framing', 'People Centric', 'Experiences']} className={css.tagline} />
        <ButtonLink to={explorePath}>Explore</ButtonLink>
        <Picture
          file={street}
          first
          className={css.street}
          alt="A street in Gurgaon after dark. In every lit window there is someone: a woman in an arch waves, two people dance, a man drinks tea, another types, and a cat looks out from behind a shutter."
        />
      </section>
      <WindowBlock
        wall="rani"
        file={contact}
        alt="A woman with a long plait leans on the sill of an arched window, one hand raised to her ear, listening."
        labelledBy="enquiry"
      >
        <FitBlock as="h2" id="enquiry" lines={['Ready to redefine', 'your brand', 'experience?']} />
        <EnquiryForm form="home" />
      </WindowBlock>
    </>
  );
}
