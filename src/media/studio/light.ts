import { palette } from '../../theme/palette.ts';
import { mix } from './colour.ts';
import { type LitWall, numbers } from './dayNumbers.ts';
import { polygon, rect, type Svg } from './svg.ts';

/** Colours of the four inner sides of an opening or of a room. */
export interface Sides {
  left: string;
  right: string;
  top: string;
  bottom: string;
}

/** The colours of a wall, of its windows and of the shadows in them. */
export interface Light {
  /** The sun throws shadows of ledges by day only. */
  time: 'day' | 'night';
  wall: string;
  /** The lines in the plaster, 4–6% darker or lighter than the wall. */
  course: string;
  /** The hard shadows of ledges on the wall. */
  sun: string;
  /** The one shadow colour of faces, clothes and rooms. */
  shadow: string;
  room: Sides & { back: string };
  jamb: Sides;
  trim: string;
  sill: { top: string; lip: string };
}

function dayLight(wall: LitWall): Light {
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

/** By day the wall is lit and the room behind it almost black. */
export const day = Object.fromEntries(
  (Object.keys(numbers) as LitWall[]).map((wall) => [wall, dayLight(wall)]),
) as Readonly<Record<LitWall, Light>>;

type NightWall = 'raat' | 'madder';

type NightRoom = 'genda' | 'gendaWash' | 'rani' | 'neel' | 'patta' | 'neelWash' | 'raniWash';

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

/** Distance between the courses of a wall, and the y of the first, units. */
export const COURSES = { step: 62, first: 20 };

/** A plastered wall, edge to edge. */
export function plaster({ wall, course }: Light, width: number, height: number): Svg {
  const courses: Svg[] = [];
  for (let y = COURSES.first; y < height; y += COURSES.step) courses.push(rect(0, y, width, 2, course));
  return [rect(0, 0, width, height, wall), ...courses].join('');
}

interface LedgeShadow {
  /** The left end of the ledge's lower edge. */
  x: number;
  y: number;
  width: number;
  /** Height on the wall: 90 to 140 under a wide ledge. */
  length?: number;
  /** Shift to the right, because the sun is at the upper left: 54 to 90. */
  lean?: number;
}

/** The shadow of a ledge on the wall beneath. */
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
