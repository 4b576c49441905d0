import type { ComponentType } from 'react';
import type { WallName } from '../theme/walls.ts';
import { Contrast } from './Contrast.tsx';
import { Controls } from './Controls.tsx';
import { Motion } from './Motion.tsx';
import { People } from './People.tsx';
import { Pictures } from './Pictures.tsx';
import { Pigments } from './Pigments.tsx';
import { Typography } from './Typography.tsx';
import { Walls } from './Walls.tsx';

interface Section {
  id: string;
  title: string;
  introduction: string;
  wall: WallName;
  Body: ComponentType;
}

/** The design page's subjects, in order. */
export const sections: readonly Section[] = [
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
    introduction: 'Archivo is for looking, Newsreader for reading.',
    wall: 'chuna',
    Body: Typography,
  },
  {
    id: 'controls',
    title: 'Controls',
    introduction: 'Held still in each state by the site’s own rules. All of them also answer to you.',
    wall: 'neelWash',
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
    introduction: 'Every picture the site ships: its name and its size.',
    wall: 'chuna',
    Body: Pictures,
  },
];
