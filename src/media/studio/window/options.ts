import type { Light, Sides } from '../light.ts';
import type { Svg } from '../svg.ts';
import type { Cloth } from '../textiles.ts';

/** Something drawn as if on the wall, at a depth: negative is out over the street. */
export interface Layer {
  z: number;
  draw: Svg;
}

export interface Sill {
  top?: string;
  lip?: string;
  /** Beyond the opening on each side. */
  overhang?: number;
  /** Out of the wall: 44 to 80. */
  depth?: number;
  /** Of its front lip. */
  height?: number;
}

export interface Slab {
  colour: string;
  under: string;
  overhang?: number;
  /** Out of the wall: 80 to 120. */
  depth?: number;
  /** Above the opening. */
  above?: number;
  height?: number;
}

export interface Shutter {
  side: 'left' | 'right';
  /** Degrees: 0 is closed, 90 stands out of the wall, 180 lies open on it. */
  open: number;
  colour: string;
  slat: string;
  slats?: number;
}

export interface WindowOptions {
  /** The opening in the wall. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Or a closed outline of your own, of the same extent. */
  shape?: 'square' | 'arch' | 'round' | { outline: string };
  /** Of the frame painted around the opening; `false` leaves the wall bare. */
  trim?: { colour?: string; width?: number } | false;
  /** Painted over the trim, under everything else. */
  onTrim?: Svg;
  /** How deep the reveal is: 56 to 90. */
  reveal?: number;
  /** How far away the room's back wall is: 360 to 430. */
  depth?: number;
  /** How far the room goes on beyond the opening. */
  beyond?: { sides?: number; above?: number; below?: number };
  /** Instead of the light's: another room than the day's dark one. */
  room?: Partial<Light['room']>;
  jamb?: Partial<Sides>;
  wallpaper?: Cloth;
  /** Furniture and lamps in the room, furthest first. */
  furniture?: readonly Layer[];
  /** People indoors (z 50 to 120), cut by the opening. */
  seated?: readonly Layer[];
  /** People leaning out (z −6 to −14), cut only by the front lip of the sill. A bare drawing stands at −10. */
  leaning?: readonly (Layer | Svg)[];
  /** On the sill or before it (z −30 to −60), cut by nothing. */
  before?: readonly Layer[];
  sill?: Sill | false;
  slab?: Slab;
  shutters?: readonly Shutter[];
  /** Under the sill, on the wall; not by night. */
  sun?: { length?: number; lean?: number } | false;
}
