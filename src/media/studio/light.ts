import { palette } from '../../theme/palette.ts';
import { mix } from './colour.ts';
import { polygon, rect, type Svg } from './svg.ts';

/** The four inner sides of an opening, or of what surrounds it. */
export interface Sides {
  left: string;
  right: string;
  top: string;
  bottom: string;
}

/** Everything that a wall decides about the colours of a window in it, and of the people there. */
export interface Light {
  /** The sun throws shadows of ledges by day only. */
  time: 'day' | 'night';
  wall: string;
  /** The lines in the plaster, 4–6% off the wall. */
  course: string;
  /** A hard shadow that the sun throws on the wall. */
  sun: string;
  /** The one shadow colour of faces, clothes and rooms. */
  shadow: string;
  room: Sides & { back: string };
  jamb: Sides;
  trim: string;
  sill: { top: string; lip: string };
}

export type DayWall =
  | 'genda'
  | 'gendaWash'
  | 'rani'
  | 'raniWash'
  | 'neel'
  | 'neelWash'
  | 'patta'
  | 'geru'
  | 'chuna';

interface DayNumbers {
  course: string;
  sun: string;
  shadow: string;
  /** Deeper than the shadow: the ceiling and the floor of the room. */
  deep: string;
  walls: readonly [left: string, right: string];
  jamb: readonly [left: string, right: string, top: string, bottom: string];
  sill: string;
}

const numbers: Record<DayWall, DayNumbers> = {
  genda: {
    course: '#F2A600',
    sun: '#E58600',
    shadow: '#4A1608',
    deep: '#2A0B03',
    walls: ['#371004', '#5D1D0B'],
    jamb: ['#B96600', '#FFC94D', '#7A3A06', palette.gendaWash],
    sill: '#FFE9B8',
  },
  gendaWash: {
    course: '#FBC850',
    sun: '#EDA92C',
    shadow: '#54200A',
    deep: '#2A0B03',
    walls: ['#3A1408', '#6B2A12'],
    jamb: ['#B97A14', '#FFE09A', '#7A4A10', '#FFF0C9'],
    sill: '#FFF3D6',
  },
  rani: {
    course: '#CF0C57',
    sun: '#B20A4B',
    shadow: '#3D0219',
    deep: '#140009',
    walls: ['#2A0111', '#5A0526'],
    jamb: ['#8B0A3D', '#FF9FC4', '#6A0830', '#FFD6E5'],
    sill: '#FFE9F1',
  },
  raniWash: {
    course: '#FFB4CE',
    sun: '#F58DB5',
    shadow: '#4D0627',
    deep: '#2A0214',
    walls: ['#3A031B', '#6A0C39'],
    jamb: ['#B2316A', '#FFD1E2', '#7A1545', '#FFE3EE'],
    sill: '#FFE9F1',
  },
  neel: {
    course: '#1E3DBD',
    sun: '#1A34A6',
    shadow: '#060F3E',
    deep: '#03081F',
    walls: ['#040A2B', '#0C1C66'],
    jamb: ['#12268A', '#6E8DF2', '#0C1B66', '#C9D7FF'],
    sill: '#DDE6FF',
  },
  neelWash: {
    course: '#9DBCEC',
    sun: '#86A8E2',
    shadow: '#0C1A57',
    deep: '#060D33',
    walls: ['#08123F', '#15277A'],
    jamb: ['#3E5FB4', '#DCE8FB', '#24418F', '#E6EEFC'],
    sill: '#E6EEFC',
  },
  patta: {
    course: '#0C6048',
    sun: '#0A4F3B',
    shadow: '#021A14',
    deep: '#010D0A',
    walls: ['#02130F', '#06352A'],
    jamb: ['#0A4636', '#3C9277', '#05291F', '#BFE5D6'],
    sill: '#D9F0E6',
  },
  geru: {
    course: '#B43E28',
    sun: '#9E3220',
    shadow: '#34090B',
    deep: '#1D0405',
    walls: ['#260607', '#571310'],
    jamb: ['#7A1F14', '#E58B76', '#5A150E', '#F8D3C8'],
    sill: '#FBE4DC',
  },
  chuna: {
    course: '#E7EAE3',
    sun: '#D3D8CF',
    shadow: '#0A1B18',
    deep: '#050E0C',
    walls: ['#07130F', '#17332D'],
    jamb: ['#7F8C86', '#DCE3DC', '#59655F', '#FFFFFF'],
    sill: '#FFFFFF',
  },
};

function dayLight(wall: DayWall): Light {
  const { course, sun, shadow, deep, walls, jamb, sill } = numbers[wall];
  return {
    time: 'day',
    wall: palette[wall],
    course,
    sun,
    shadow,
    room: {
      back: shadow,
      left: walls[0],
      right: walls[1],
      top: mix(shadow, deep, 0.55),
      bottom: mix(shadow, deep, 0.45),
    },
    jamb: { left: jamb[0], right: jamb[1], top: jamb[2], bottom: jamb[3] },
    trim: palette.white,
    sill: { top: sill, lip: palette.white },
  };
}

/** By day the wall is lit and the room behind it almost black (art direction, 2 and 6). */
export const day: Readonly<Record<DayWall, Light>> = {
  genda: dayLight('genda'),
  gendaWash: dayLight('gendaWash'),
  rani: dayLight('rani'),
  raniWash: dayLight('raniWash'),
  neel: dayLight('neel'),
  neelWash: dayLight('neelWash'),
  patta: dayLight('patta'),
  geru: dayLight('geru'),
  chuna: dayLight('chuna'),
};

export type NightWall = 'raat' | 'madder';
export type NightRoom = 'genda' | 'gendaWash' | 'rani' | 'neel' | 'patta' | 'neelWash' | 'raniWash';

const roomShadows: Record<NightRoom, string> = {
  genda: '#5A1E0C',
  gendaWash: '#5A1E0C',
  rani: '#43041F',
  neel: '#0A1450',
  patta: '#03211A',
  neelWash: '#13255E',
  raniWash: '#560A30',
};

const nightWalls: Record<NightWall, { course: string; sun: string; trim: string; lip: string }> = {
  raat: { course: '#0C2720', sun: '#081C17', trim: '#1C4B40', lip: '#1F5347' },
  madder: { course: '#23070F', sun: '#16050B', trim: '#46132A', lip: '#5E1C33' },
};

/** By night the wall is dark and the room a saturated colour. */
export function night(wall: NightWall, room: NightRoom): Light {
  const { course, sun, trim, lip } = nightWalls[wall];
  const back = palette[room];
  const shadow = roomShadows[room];
  return {
    time: 'night',
    wall: palette[wall],
    course,
    sun,
    shadow,
    room: {
      back,
      left: mix(back, shadow, 0.34),
      right: mix(back, palette.white, 0.1),
      top: mix(back, shadow, 0.55),
      bottom: mix(back, shadow, 0.45),
    },
    jamb: {
      left: mix(back, shadow, 0.62),
      right: mix(back, shadow, 0.12),
      top: mix(back, shadow, 0.8),
      bottom: mix(back, palette.white, 0.18),
    },
    trim,
    sill: { top: mix(back, palette.white, 0.25), lip },
  };
}

/** Units between the courses of a wall. */
const COURSE_STEP = 62;

/** A plastered wall, edge to edge. */
export function plaster({ wall, course }: Light, width: number, height: number): Svg {
  const courses: Svg[] = [];
  for (let y = 20; y < height; y += COURSE_STEP) courses.push(rect(0, y, width, 2, course));
  return [rect(0, 0, width, height, wall), ...courses].join('');
}

export interface LedgeShadow {
  /** The left end of the ledge's lower edge. */
  x: number;
  y: number;
  width: number;
  /** Down the wall: 90 to 140 under a wide ledge. */
  length?: number;
  /** To the right, because the sun stands upper left: 54 to 90. */
  lean?: number;
}

/** What the sun throws on the wall beneath a ledge. */
export const ledgeShadow = ({ sun }: Light, { x, y, width, length = 110, lean = 76 }: LedgeShadow): Svg =>
  polygon(
    [
      [x, y],
      [x + width, y],
      [x + width + lean, y + length],
      [x + lean, y + length],
    ],
    sun,
  );
