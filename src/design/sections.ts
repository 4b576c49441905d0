import { Contrast } from './Contrast.tsx';
import { Controls } from './Controls.tsx';
import { Layout } from './Layout.tsx';
import { Marks } from './Marks.tsx';
import { Motion } from './Motion.tsx';
import { People } from './People.tsx';
import { Pictures } from './Pictures.tsx';
import { Pigments } from './Pigments.tsx';
import type { SectionProps } from './Section.tsx';
import { Typography } from './Typography.tsx';
import { Walls } from './Walls.tsx';

/** The design page's subjects, in order. */
export const sections: readonly SectionProps[] = [
  {
    id: 'pigments',
    title: 'Pigments',
    introduction: 'What the street is painted with. Every colour of the interface is one of these.',
    wall: 'chuna',
    Body: Pigments,
  },
  {
    id: 'walls',
    title: 'Walls',
    introduction: 'A part of a page stands on one, and everything in it takes that wall’s colours.',
    wall: 'chuna',
    Body: Walls,
  },
  {
    id: 'contrast',
    title: 'Contrast',
    introduction: 'What may stand on what. A pair that is not listed stands nowhere: a test sees to it.',
    wall: 'chuna',
    Body: Contrast,
  },
  {
    id: 'type',
    title: 'Type',
    introduction: 'Archivo is for looking, Newsreader for reading. The figures are those of this screen.',
    wall: 'chuna',
    Body: Typography,
  },
  {
    id: 'layout',
    title: 'Layout',
    introduction: 'Margin, gutter and rhythm as they are on this screen. Resize the window, and they follow.',
    wall: 'neelWash',
    Body: Layout,
  },
  {
    id: 'controls',
    title: 'Controls',
    introduction: 'Held still in each state by the site’s own rules. All of them also answer to you.',
    wall: 'chuna',
    Body: Controls,
  },
  {
    id: 'motion',
    title: 'Motion',
    introduction: 'Things that open are quick and settle; things that close or cross lean into it.',
    wall: 'raat',
    Body: Motion,
  },
  {
    id: 'people',
    title: 'People',
    introduction: 'Drawn by the studio just now. Change a face there, and these change.',
    wall: 'genda',
    Body: People,
  },
  {
    id: 'pictures',
    title: 'Pictures',
    introduction: 'Every picture the site ships: its name, its size in px, and what each format weighs.',
    wall: 'chuna',
    Body: Pictures,
  },
  {
    id: 'marks',
    title: 'Marks',
    introduction: 'Our own, our clients’ and the windows of fifteen industries.',
    wall: 'gendaWash',
    Body: Marks,
  },
];
