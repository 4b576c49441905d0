import { agency } from '../content/agency.ts';
import { clientsNote, clientsWords, gridClients } from '../content/clients.ts';
import { industries } from '../content/industries.ts';
import type { PageMeta } from '../content/pages.ts';
import { servicesWords } from '../content/servicesPage.ts';
import { SectionHeading } from '../features/textAnimation/SectionHeading.tsx';
import { TextAnimation } from '../features/textAnimation/TextAnimation.tsx';
import bazaar from '../media/pictures/clients.gen.ts';
import { description, lead, small } from '../theme/text.css.ts';
import { FitBlock } from '../ui/FitBlock.tsx';
import { IndustryIcon } from '../ui/IndustryIcon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Picture } from '../ui/Picture.tsx';
import * as css from './clients.css.ts';

export const meta: PageMeta = {
  title: `Clients - ${agency.name}, Gurgaon`,
  description:
    'Tea, freight, toys, hotels, cricket bats: the companies that let us look out of their windows, and the people who answer the phone there.',
  canonical: '/clients',
  wall: 'gendaWash',
};

export default function Clients() {
  return (
    <>
      <section className={css.hero} data-wall="gendaWash">
        <TextAnimation className={css.title}>
          <FitBlock as="h1" lines={clientsWords.heading} />
        </TextAnimation>
        <Picture
          file={bazaar}
          first
          alt="A bazaar of six shops. Under every sign stands its owner behind the counter: with tea poured from high up, toys, pots, loudspeakers, snacks and a cricket bat."
        />
      </section>
      <section className={css.section} data-wall="chuna" aria-label="Clients">
        <div className={css.words}>
          <p className={lead}>{clientsWords.lead}</p>
          <p className={description}>{clientsWords.introduction}</p>
        </div>
        <ul className={css.grid}>
          {gridClients.map(({ name, slug, trade }) => (
            <li key={slug} className={css.client}>
              <Logo name={slug} label={name} height={42} className={css.logo} />
              <span className={small}>{trade}</span>
            </li>
          ))}
        </ul>
        <p className={small}>{clientsNote}</p>
      </section>
      <section className={css.section} data-wall="chuna" aria-labelledby="industries">
        <SectionHeading id="industries">{servicesWords.industries.heading}</SectionHeading>
        <ul className={css.industries}>
          {industries.map(({ name, slug }) => (
            <li key={slug} className={css.industry}>
              <IndustryIcon name={slug} />
              {name}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
