import type { Light, Sides } from '../light.ts';
import type { Svg } from '../svg.ts';
import type { Cloth } from '../textiles.ts';

/** A flat drawing at a depth; negative is in front of the wall. */
export interface Layer {
  z: number;
  draw: Svg;
}

export interface Sill {
  top?: string;
  lip?: string;
  /** Width beyond the opening on each side. */
  overhang?: number;
  /** Depth out of the wall: 44 to 80. */
  depth?: number;
  /** Height of its front lip. */
  height?: number;
}

export interface Slab {
  colour: string;
  under: string;
  overhang?: number;
  /** Depth out of the wall: 80 to 120. */
  depth?: number;
  /** Distance above the opening. */
  above?: number;
  height?: number;
}

export interface Shutter {
  side: 'left' | 'right';
  /** Degrees: 0 is closed, 90 at a right angle to the wall, 180 flat on it. */
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
  /** A named shape, or a closed outline of the same size. */
  shape?: 'square' | 'arch' | 'round' | { outline: string };
  /** The frame painted around the opening; `false` for none. */
  trim?: { colour?: string; width?: number } | false;
  /** Painted over the trim, under everything else. */
  onTrim?: Svg;
  /** Depth of the reveal: 56 to 90. */
  reveal?: number;
  /** Depth of the room's back wall: 360 to 430. */
  depth?: number;
  /** Size of the room beyond the opening. */
  beyond?: { sides?: number; above?: number; below?: number };
  /** Colours of the room in place of the light's. */
  room?: Partial<Light['room']>;
  jamb?: Partial<Sides>;
  wallpaper?: Cloth;
  /** Furniture and lamps in the room, furthest first. */
  furniture?: readonly Layer[];
  /** People indoors (z 50 to 120), cut by the opening. */
  seated?: readonly Layer[];
  /** People leaning out (z −6 to −14), cut only by the front lip of the sill. A drawing without z is at −10. */
  leaning?: readonly (Layer | Svg)[];
  /** Objects on the sill or in front of it (z −30 to −60), never cut. */
  before?: readonly Layer[];
  sill?: Sill | false;
  slab?: Slab;
  shutters?: readonly Shutter[];
  /** The sill's shadow on the wall, by day only. */
  sun?: { length?: number; lean?: number } | false;
}
