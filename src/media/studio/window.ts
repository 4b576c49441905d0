import { mix } from './colour.ts';
import { type Light, ledgeShadow, type Sides } from './light.ts';
import { type Camera, onPlane, type Place, planeAt, project, surface } from './perspective.ts';
import { archOutline, clip, d, path, polygon, rect, rectOutline, roundOutline, type Svg } from './svg.ts';
import { type Cloth, textile } from './textiles.ts';

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

const layer = (entry: Layer | Svg): Layer => (typeof entry === 'string' ? { z: -10, draw: entry } : entry);

function outlineOf({ shape = 'square', x, y, width, height }: WindowOptions) {
  if (typeof shape === 'object') return shape.outline;
  return { square: rectOutline, arch: archOutline, round: roundOutline }[shape](x, y, width, height);
}

function roomOf(view: Camera, light: Light, options: WindowOptions): Svg {
  const { x, y, width, height, depth = 420, beyond = {}, wallpaper, furniture = [] } = options;
  const room = { ...light.room, ...options.room };
  const left = x - (beyond.sides ?? 46);
  const right = x + width + (beyond.sides ?? 46);
  const top = y - (beyond.above ?? 26);
  const bottom = y + height + (beyond.below ?? 170);
  const side = (a: readonly [number, number], b: readonly [number, number], fill: string) =>
    surface(
      view,
      [
        [...a, 0],
        [...b, 0],
        [...b, depth],
        [...a, depth],
      ],
      fill,
    );
  const area = { x: left, y: top, width: right - left, height: bottom - top };
  const paper = wallpaper
    ? textile(wallpaper, rectOutline(left, top, area.width, area.height), room.back, area)
    : '';
  return [
    surface(
      view,
      [
        [left, top, depth],
        [right, top, depth],
        [right, bottom, depth],
        [left, bottom, depth],
      ],
      room.back,
    ),
    paper === '' ? '' : onPlane(view, depth, paper),
    side([left, top], [left, bottom], room.left),
    side([right, top], [right, bottom], room.right),
    side([left, top], [right, top], room.top),
    side([left, bottom], [right, bottom], room.bottom),
    ...furniture.map(({ z, draw }) => onPlane(view, z, draw)),
  ].join('');
}

/** The reveal of a square opening: four flat sides. */
function squareReveal(view: Camera, jamb: Sides, options: WindowOptions): Svg {
  const { x, y, width, height, reveal = 80 } = options;
  const side = (a: readonly [number, number], b: readonly [number, number], fill: string) =>
    surface(
      view,
      [
        [...a, 0],
        [...a, reveal],
        [...b, reveal],
        [...b, 0],
      ],
      fill,
    );
  return [
    side([x, y], [x, y + height], jamb.left),
    side([x + width, y], [x + width, y + height], jamb.right),
    side([x, y], [x + width, y], jamb.top),
    side([x, y + height], [x + width, y + height], jamb.bottom),
  ].join('');
}

/** The tones of a curved reveal, to lay under the room: the sun from upper left misses its upper left side. */
function curvedTones({ x, y, width, height, shape }: WindowOptions, jamb: Sides): Svg {
  const arch = shape === 'arch';
  const cx = x + width / 2;
  const cy = y + (arch ? width / 2 : height / 2);
  const reach = width + height;
  /** Degrees, clockwise from the right. */
  const sector = (from: number, to: number, fill: string) => {
    const at = (angle: number) =>
      [
        cx + reach * Math.cos((angle * Math.PI) / 180),
        cy + reach * Math.sin((angle * Math.PI) / 180),
      ] as const;
    return polygon([[cx, cy], at(from), at((from + to) / 2), at(to)], fill);
  };
  return [
    rect(x - 20, y - 20, width + 40, height + 40, jamb.left),
    sector(arch ? 180 : 165, 270, jamb.top),
    sector(270, 320, jamb.left),
    sector(320, arch ? 360 : 420, jamb.right),
    arch
      ? [rect(cx, cy, width, height, jamb.right), rect(x - 20, cy, width / 2 + 20, height, jamb.left)].join(
          '',
        )
      : sector(420, 480, jamb.bottom),
  ].join('');
}

function sillOf(view: Camera, light: Light, options: WindowOptions, sill: Sill): Svg {
  const { top = light.sill.top, lip = light.sill.lip, overhang = 36, depth = 60, height = 20 } = sill;
  const left = options.x - overhang;
  const right = options.x + options.width + overhang;
  const y = options.y + options.height;
  const flat = (at: number, fill: string) =>
    surface(
      view,
      [
        [left, at, 0],
        [right, at, 0],
        [right, at, -depth],
        [left, at, -depth],
      ],
      fill,
    );
  return [
    y + height < view.cy ? flat(y + height, light.shadow) : '',
    flat(y, top),
    surface(
      view,
      [
        [left, y, -depth],
        [right, y, -depth],
        [right, y + height, -depth],
        [left, y + height, -depth],
      ],
      lip,
    ),
  ].join('');
}

function slabOf(view: Camera, options: WindowOptions, slab: Slab): Svg {
  const { colour, under, overhang = 34, depth = 110, above = 30, height = 14 } = slab;
  const left = options.x - overhang;
  const right = options.x + options.width + overhang;
  const y = options.y - above;
  const below = y + height;
  /** From the wall out to the lower edge of the front. */
  const flat = (at: number): Svg =>
    surface(
      view,
      [
        [left, at, 0],
        [right, at, 0],
        [right, below, -depth],
        [left, below, -depth],
      ],
      under,
    );
  return [
    flat(y),
    flat(below),
    surface(
      view,
      [
        [left, y, -depth],
        [right, y, -depth],
        [right, y + height, -depth],
        [left, y + height, -depth],
      ],
      colour,
    ),
  ].join('');
}

function shutterOf(view: Camera, { x, y, width, height }: WindowOptions, shutter: Shutter): Svg {
  const { side, open, colour, slat, slats = 12 } = shutter;
  const inwards = side === 'left' ? 1 : -1;
  const hinge = side === 'left' ? x : x + width;
  const angle = (open * Math.PI) / 180;
  /** A place on the leaf: 0 at the hinge, 1 at its free edge. */
  const place = (share: number, down: number): Place => [
    hinge + inwards * Math.cos(angle) * (width / 2) * share,
    down,
    -Math.sin(angle) * (width / 2) * share,
  ];
  const leaf = (from: number, to: number, top: number, bottom: number, fill: string) =>
    surface(view, [place(from, top), place(to, top), place(to, bottom), place(from, bottom)], fill);
  const step = (height - 28) / slats;
  return [
    leaf(0, 1, y, y + height, colour),
    ...Array.from({ length: slats }, (_, index) => {
      const top = y + 14 + index * step;
      return leaf(0.12, 0.88, top, top + step / 2, slat);
    }),
  ].join('');
}

/**
 * A window with whoever is in it, from the sun on the wall to what stands on the sill.
 *
 * @param view the camera of the whole picture, so that all windows share a vanishing point
 */
export function openWindow(view: Camera, light: Light, options: WindowOptions): Svg {
  const { x, y, width, height, shape = 'square', reveal = 80, trim = {}, sill = {} } = options;
  const outline = outlineOf(options);
  const jamb = { ...light.jamb, ...options.jamb };
  const inside = roomOf(view, light, options);
  const curved = shape !== 'square';
  const overhang = sill === false ? 0 : (sill.overhang ?? 36);
  const lipDepth = sill === false ? 0 : (sill.depth ?? 60);
  const lipHeight = sill === false ? 0 : (sill.height ?? 20);
  const frame = () => {
    if (trim === false) return '';
    const { colour = light.trim, width: across = 22 } = trim;
    if (shape === 'square')
      return rect(x - across, y - across, width + 2 * across, height + 2 * across, colour);
    if (shape === 'arch')
      return path(archOutline(x - across, y - across, width + 2 * across, height + across), colour);
    return path(outline, colour, { stroke: colour, 'stroke-width': 2 * across });
  };
  const lip = project(view, [x, y + height + 2, -lipDepth])[1];
  const bust = d`M${x - 900},${y - 900} H${x + width + 900} V${lip} H${x - 900} Z`;
  return [
    sill === false || options.sun === false || light.time === 'night'
      ? ''
      : ledgeShadow(light, {
          x: x - overhang,
          y: y + height + lipHeight - 2,
          width: width + 2 * overhang,
          ...options.sun,
        }),
    frame(),
    options.onTrim ?? '',
    clip(
      outline,
      curved
        ? curvedTones(options, jamb) + clipAt(view, reveal, outline, inside)
        : inside + squareReveal(view, jamb, options),
      ...(options.seated ?? []).map(({ z, draw }) => onPlane(view, z, draw)),
    ),
    options.slab ? slabOf(view, options, options.slab) : '',
    sill === false ? '' : sillOf(view, light, options, sill),
    ...(options.leaning ?? [])
      .map(layer)
      .map(({ z, draw }) => (sill === false ? onPlane(view, z, draw) : clip(bust, onPlane(view, z, draw)))),
    ...(options.shutters ?? []).map((shutter) => shutterOf(view, options, shutter)),
    ...(options.before ?? []).map(({ z, draw }) => onPlane(view, z, draw)),
  ].join('');
}

/** What is seen through an outline that stands at a depth. */
function clipAt(view: Camera, z: number, outline: string, ...parts: readonly Svg[]): Svg {
  const { at, scale } = planeAt(view, z);
  const transform = d`translate(${at[0]} ${at[1]}) scale(${scale.toFixed(4)})`;
  return clip({ shape: path(outline, '#000', { transform }) }, ...parts);
}

/** A shuttered window, nobody at home. */
export function closedWindow(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  colour: string,
  slat: string,
  slats = 14,
): Svg {
  const leaf = width / 2;
  const step = (height - 28) / slats;
  const leaves = [x, x + leaf].flatMap((left) => [
    rect(left + 1, y, leaf - 2, height, colour),
    ...Array.from({ length: slats }, (_, index) =>
      rect(left + 12, y + 14 + index * step, leaf - 24, step / 2, slat),
    ),
  ]);
  return [
    rect(x - 14, y - 14, width + 28, height + 28, mix(colour, '#000000', 0.35)),
    ...leaves,
    rect(x - 24, y + height + 12, width + 48, 14, mix(colour, '#FFFFFF', 0.12)),
  ].join('');
}
