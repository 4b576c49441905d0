import type { ComponentType } from 'react';
import { description, h2 } from '../theme/text.css.ts';
import type { WallName } from '../theme/walls.ts';
import * as css from './Section.css.ts';

export interface SectionProps {
  id: string;
  title: string;
  introduction: string;
  wall: WallName;
  Body: ComponentType;
}

/** One subject of the design page, on a wall of its own. */
export function Section({ id, title, introduction, wall, Body }: SectionProps) {
  return (
    <section className={css.section} data-wall={wall} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={h2} id={id}>
          {title}
        </h2>
        <p className={description}>{introduction}</p>
      </div>
      <Body />
    </section>
  );
}
