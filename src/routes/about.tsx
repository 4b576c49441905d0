import { aboutWords, meta as words } from '../content/about.ts';
import type { PageMeta } from '../content/pages.ts';
import street from '../media/pictures/hero.gen.ts';
import { h2, lead } from '../theme/text.css.ts';
import { Picture } from '../ui/Picture.tsx';

export const meta: PageMeta = { ...words, canonical: '/about-us', wall: 'genda' };

const { heading, weKnowYou, youKnowUs, why, notTypical, team } = aboutWords;

export default function About() {
  return (
    <>
      <section data-wall="genda">
        <h1 className={h2}>{heading.join(' ')}</h1>
        <Picture file={street} first alt="A street in Gurgaon: in every window there is someone." />
      </section>
      {[weKnowYou, youKnowUs, notTypical].map((section) => (
        <section key={section.heading}>
          <h2 className={h2}>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section>
        <h2 className={h2}>{why.heading}</h2>
        <p className={lead}>{why.introduction}</p>
        <ul>
          {why.reasons.map(({ name, promise }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{promise}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={h2}>{team.heading}</h2>
        <p className={lead}>{team.introduction}</p>
        <dl>
          {team.roles.map(({ role, line }) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{line}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
