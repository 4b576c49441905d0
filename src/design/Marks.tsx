import { views as industries } from '../media/sprites/industries.gen.ts';
import { views as logos } from '../media/sprites/logos.gen.ts';
import { IndustryIcon, type IndustryName } from '../ui/IndustryIcon.tsx';
import { Logo, type LogoName } from '../ui/Logo.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import * as css from './Marks.css.ts';
import { figures } from './Section.css.ts';

/** px; the first is the least. */
const MARK_SIZES = [20, 32, 44, 96, 176];

/** Our mark in its sizes, the clients' and the industries'. */
export function Marks() {
  return (
    <>
      <div className={css.sizes}>
        {MARK_SIZES.map((size) => (
          <div key={size} className={css.specimen}>
            <Mark size={size} />
            <span className={figures}>{size} px</span>
          </div>
        ))}
        <div className={css.specimen}>
          <Wordmark />
          <span className={figures}>wordmark</span>
        </div>
      </div>
      <ul className={css.marks}>
        {(Object.keys(logos) as LogoName[]).map((name) => (
          <li key={name} className={css.mark}>
            <Logo name={name} label="" className={css.logo} />
            <span className={figures}>{name}</span>
          </li>
        ))}
      </ul>
      <ul className={css.marks}>
        {(Object.keys(industries) as IndustryName[]).map((name) => (
          <li key={name} className={css.mark}>
            <IndustryIcon name={name} />
            <span className={figures}>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
