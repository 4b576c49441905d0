import { agency } from '../content/agency.ts';
import { APPLICATION, careersWords } from '../content/careers.ts';
import type { PageMeta } from '../content/pages.ts';
import { teamAlt } from '../content/scenes.ts';
import { ImageReveal } from '../features/imageReveal/ImageReveal.tsx';
import { CareerApplication, CareersCards, careers } from '../features/islands.ts';
import { SectionHeading } from '../features/textAnimation/SectionHeading.tsx';
import { TextAnimation } from '../features/textAnimation/TextAnimation.tsx';
import team from '../media/pictures/application.gen.ts';
import banner from '../media/pictures/careers.gen.ts';
import { description, lead, standingLink, term } from '../theme/text.css.ts';
import { FitBlock } from '../ui/FitBlock.tsx';
import { MailLink } from '../ui/MailLink.tsx';
import { Paragraphs } from '../ui/Paragraphs.tsx';
import { panorama } from '../ui/Picture.css.ts';
import { Picture } from '../ui/Picture.tsx';
import * as css from './careers.css.ts';

export const meta: PageMeta = {
  title: `Careers - ${agency.name}, Gurgaon`,
  description:
    'Three openings in Gurgaon: Account Executive, SEO Manager and Business Development Manager, with the salary, the real work and how we hire.',
  canonical: '/careers',
  wall: 'raniWash',
};
export const islands = [careers];

const { heading, introduction, openings, form, mail } = careersWords;

export default function Careers() {
  return (
    <>
      <section className={css.opening} data-wall="raniWash">
        <div className={css.heading}>
          <TextAnimation>
            <FitBlock as="h1" lines={heading} />
          </TextAnimation>
        </div>
        <ImageReveal>
          <Picture
            file={banner}
            first
            className={css.banner}
            alt="Neighbours lean from their windows and point to the one in their midst: it is lit and empty, with a chair in it, and the sign under its sill says “This one is yours”."
          />
        </ImageReveal>
      </section>
      <section className={css.introduction} data-wall="chuna">
        <p className={lead}>{careersWords.lead}</p>
        <div className={`${description} ${css.story}`}>
          <Paragraphs of={introduction} />
        </div>
      </section>
      <section className={css.openings} data-wall="chuna" aria-labelledby="openings">
        <SectionHeading id="openings" className={css.openingsHeading}>
          {openings.heading}
        </SectionHeading>
        <CareersCards />
      </section>
      <section className={css.application} data-wall="chuna" aria-labelledby="apply">
        <div className={css.about}>
          <SectionHeading id="apply">{form.heading}</SectionHeading>
          <p className={description}>{form.introduction}</p>
          <div className={css.mail}>
            <h3 className={term}>{mail.heading}</h3>
            <p className={description}>{mail.text}</p>
            <MailLink className={standingLink} to={agency.hiringEmail} />
          </div>
        </div>
        <div className={css.form} id={APPLICATION}>
          <CareerApplication labelledBy="apply" />
        </div>
      </section>
      <section data-wall="gendaWash" aria-label="The team">
        <ImageReveal>
          <Picture file={team} className={panorama} alt={teamAlt} />
        </ImageReveal>
      </section>
    </>
  );
}
