import { mix, type SkinTones, shadowOn } from '../colour.ts';
import { circle, clip, d, filled, line, type Point, path, polygon, rect, type Svg } from '../svg.ts';
import { type Cloth, textile } from '../textiles.ts';
import type { Dress } from './person.ts';
import type { Proportions } from './proportions.ts';

/** A body to dress. Origin at the base of the neck, y down; 168 units across an average pair of shoulders. */
export interface Body {
  proportions: Proportions;
  /** From the neck to the hem, units. */
  length: number;
  skin: SkinTones;
  shadow: string;
}

/** Half the shoulders' width, units. */
export const shoulderHalf = ({ build, frame }: Proportions) => (78 + 10 * frame) * build;

/** Where an arm begins. */
export const shoulderAt = (proportions: Proportions, side: 'left' | 'right'): Point => [
  (shoulderHalf(proportions) - 22) * (side === 'left' ? -1 : 1),
  46,
];

/** The trunk: from the neck down the slope of the shoulder to the armpit, the waist and the hem. Arms are not in it. */
export function trunk({ proportions, length }: Body): string {
  const half = shoulderHalf(proportions);
  const { neck, frame } = proportions;
  const waist = half - 33 + 13 * frame;
  const hem = half - 17 + 2 * (1 - frame);
  const side = (s: -1 | 1) => ({
    neck: d`${s * (neck + 2)},-12`,
    slope: d`${s * (neck + 4)},6 ${s * 40},12 ${s * (half - 31)},18.5`,
    shoulder: d`${s * (half - 14)},22 ${s * (half - 7)},32 ${s * (half - 8)},48`,
    armpit: d`${s * (half - 10)},66 ${s * (half - 16)},84 ${s * (half - 19)},102`,
    waist: d`${s * (half - 24)},126 ${s * waist},142 ${s * waist},164`,
    hem: d`${s * waist},190 ${s * hem},206 ${s * hem},${length}`,
  });
  const reverse = (from: string, ctrl: string) => {
    const [first, second] = ctrl.split(' ');
    return `C${second} ${first} ${from}`;
  };
  const left = side(-1);
  const right = side(1);
  const end = (curve: string) => curve.split(' ')[2] ?? '';
  return [
    `M${left.neck} C${left.slope} C${left.shoulder} C${left.armpit} C${left.waist} C${left.hem}`,
    `L${end(right.hem)}`,
    reverse(end(right.waist), right.hem),
    reverse(end(right.armpit), right.waist),
    reverse(end(right.shoulder), right.armpit),
    reverse(end(right.slope), right.shoulder),
    reverse(right.neck, right.slope),
    d`C10,2 -10,2 ${-neck - 2},-12 Z`,
  ].join(' ');
}

/** A soft S from the neck to the hem: everything to its right is in shadow. */
export const trunkShadow = ({ proportions, length }: Body) => {
  const bust = 10 * (1 - proportions.frame);
  return d`M7,-20 C16,16 ${32 + bust},36 ${28 + bust},74 C${26 + bust},104 ${18 - bust * 0.4},128 ${20 - bust * 0.4},160 C22,190 30,210 28,${length} L190,${length} L190,-30Z`;
};

/** Skin, or something worn under the dress, with the shadow's edge going on over it. */
const lapped = (outline: string, colour: string, shade: string) =>
  path(outline, colour) + clip(outline, path('M4,-40 C3,-6 9,16 3,60 L2,300 L90,300 L90,-40Z', shade));

/** Cloth over the trunk, its pattern going on into the shadow. */
function drape(body: Body, outline: string, colour: string, cloth: Cloth | undefined, length: number): Svg {
  const area = { x: -120, y: -20, width: 240, height: length + 30 };
  const shade = trunkShadow(body);
  const dark = shadowOn(colour, body.shadow);
  const shaded = cloth
    ? {
        ...cloth,
        colour: shadowOn(cloth.colour, body.shadow),
        ...(cloth.second ? { second: shadowOn(cloth.second, body.shadow) } : {}),
      }
    : undefined;
  return filled(
    outline,
    colour,
    cloth ? textile(cloth, outline, colour, area) : '',
    path(shade, dark),
    shaded ? textile(shaded, shade, dark, area) : '',
  );
}

/** The neck and what the dress leaves free of the chest. */
export function neck({ proportions, skin }: Body): Svg {
  const { neck: half, neckLength } = proportions;
  const top = -56 - neckLength;
  const outline = d`M${-half},${top} C${-half},-28 ${-half},-16 ${-half - 13},3 C-16,16 16,16 ${half + 13},3 C${half},-16 ${half},-28 ${half},${top} Z`;
  return (
    path(outline, skin.lit) +
    clip(
      outline,
      path(
        d`M${-half - 2},${-40 - neckLength} C-8,${-20 - neckLength} 2,-18 8,-15 C11,-4 6,6 10,24 L70,24 L70,-70 L${-half - 2},-70Z`,
        skin.shade,
      ),
    )
  );
}

interface Look {
  body: Body;
  outline: string;
  dark(colour: string): string;
}

type Cut = {
  [Kind in Dress['garment']]: (
    dress: Extract<Dress, { garment: Kind }>,
    look: Look,
  ) => { under?: Svg; over: Svg };
};

const vee = ({ body }: Look, outline: string) => lapped(outline, body.skin.lit, body.skin.shade);

/** A round opening that lies on the slope of the shoulders. */
const roundNeck = (look: Look, depth: number, wide = 0) => {
  const half = look.body.proportions.neck + 9 + wide;
  const edge = d`M${-half},0 C${-half + 7},${depth * 1.3} ${half - 7},${depth * 1.3} ${half},0`;
  return { skin: vee(look, d`${edge} L12,-24 L-12,-24Z`), edge };
};

/** A band along the neck, in the light on the left and in shadow on the right. */
const band = (look: Look, edge: string, colour: string, width: number) =>
  clip(
    look.outline,
    line(edge, colour, width, { 'stroke-linecap': 'butt' }),
    clip('M5,-40 H90 V90 H5Z', line(edge, look.dark(colour), width, { 'stroke-linecap': 'butt' })),
  );

const cuts: Cut = {
  tee(dress, look) {
    const { skin, edge } = roundNeck(look, 18);
    return { over: skin + band(look, edge, mix(dress.colour, look.body.shadow, 0.2), 4.4) };
  },
  sweater(dress, look) {
    const { skin, edge } = roundNeck(look, 10, -2);
    const yoke = dress.yoke;
    const shade = trunkShadow(look.body);
    const stripes = yoke
      ? [58, 76, 94].map((y) => rect(-130, y, 260, 9, yoke)).join('') +
        clip(shade, [58, 76, 94].map((y) => rect(-130, y, 260, 9, look.dark(yoke))).join(''))
      : '';
    return {
      under: clip(look.outline, stripes),
      over: skin + band(look, edge, mix(dress.colour, look.body.shadow, 0.26), 9),
    };
  },
  shirt({ colour, collar = colour, open }, look) {
    const crease = mix(colour, look.body.shadow, 0.5);
    const point = (side: -1 | 1, fill: string) =>
      polygon(
        [
          [side * 17, -22],
          [side * 21, -10],
          [side * 36, 12],
          [side * (open ? 24 : 14), open ? 36 : 30],
          [side * (open ? 12 : 1), 13],
        ],
        fill,
      );
    const button = (y: number) => circle(-4.5, y, 2.4, crease);
    const { length } = look.body;
    const placket = open
      ? lapped(
          d`M-20,-6 C-26,30 -31,90 -34,${length} L30,${length} C28,90 24,30 20,-6Z`,
          open,
          look.dark(open),
        ) +
        vee(look, 'M-21,-12 C-14,20 14,20 21,-12Z') +
        line(d`M-19,20 C-25,60 -31,110 -33,${length}`, crease, 2.4)
      : vee(look, 'M-18,-14 L0,34 L18,-14Z') +
        line(d`M2,34 L2,${length}`, crease, 2.2) +
        [54, 88, 122, 156].map(button).join('');
    return {
      over: [
        placket,
        point(-1, collar === colour ? mix(colour, '#FFFFFF', 0.16) : collar),
        point(1, mix(collar, look.body.shadow, 0.58)),
        open ? '' : line('M-36,12 L-14,30 L-1,13', crease, 1.6),
      ].join(''),
    };
  },
  hoodie({ colour, cord = '#FFFFFF' }, look) {
    const dark = look.dark(colour);
    const seam = mix(colour, look.body.shadow, 0.34);
    const { length } = look.body;
    return {
      over: [
        path('M-48,12 C-46,-22 -20,-36 0,-36 C20,-36 46,-22 48,12 C32,36 -32,36 -48,12Z', dark),
        vee(look, 'M-17,-22 C-16,0 -9,18 -6,24 L6,24 C9,18 16,0 17,-22Z'),
        path('M-48,12 C-46,-10 -34,-22 -22,-25 C-20,-4 -12,14 0,28 L0,45 C-26,45 -42,32 -48,12Z', colour),
        path(
          'M48,12 C46,-10 34,-22 22,-25 C20,-4 12,14 0,28 L0,45 C26,45 42,32 48,12Z',
          mix(dark, colour, 0.16),
        ),
        line('M-22,-25 C-20,-4 -12,14 0,28 V45', seam, 2.4),
        line('M-11,36 C-13,52 -9,66 -12,84', cord, 3.8),
        line('M11,36 C13,52 10,62 12,78', mix(cord, look.body.shadow, 0.45), 3.8),
        clip(look.outline, line(d`M-46,${length - 4} L-36,168 L36,168 L46,${length - 4}`, seam, 2.4)),
      ].join(''),
    };
  },
  kurta({ placket }, look) {
    const dark = mix(placket, look.body.shadow, 0.5);
    return {
      over: [
        vee(look, 'M-18,-12 C-14,4 -4,36 0,50 C4,36 14,4 18,-12Z'),
        line('M-20,-12 C-15,2 -4,38 0,52', placket, 5.2),
        line('M20,-12 C15,2 4,38 0,52', dark, 5.2),
        line('M0,52 V112', dark, 2.4),
        [66, 84, 102].map((y) => circle(-5, y, 2.6, placket)).join(''),
      ].join(''),
    };
  },
  blazer({ colour, lapel = mix(colour, '#FFFFFF', 0.14), inner }, look) {
    const dark = mix(lapel, look.body.shadow, 0.75);
    const edge = mix(colour, look.body.shadow, 0.55);
    return {
      over: [
        lapped('M-24,-10 L-2,118 L2,118 L24,-10 C10,6 -10,6 -24,-10Z', inner, look.dark(inner)),
        vee(look, 'M-16,-18 L0,28 L16,-18Z'),
        line('M-15,-10 L0,29 L15,-10', mix(inner, look.body.shadow, 0.3), 2),
        path('M-21,-16 C-30,-8 -44,4 -50,16 L-38,36 L-47,44 L-1,126 L-1,104 C-10,70 -18,30 -21,-16Z', lapel),
        path('M21,-16 C30,-8 44,4 50,16 L38,36 L47,44 L1,126 L1,104 C10,70 18,30 21,-16Z', dark),
        line(d`M0,122 C4,150 2,180 4,${look.body.length}`, mix(look.dark(colour), '#000000', 0.2), 2.6),
        circle(-6, 138, 3.4, edge),
        line('M-52,86 L-34,82', edge, 2.2),
      ].join(''),
    };
  },
  nehru({ colour, kurta, buttons = '#FFB300' }, look) {
    const seam = mix(colour, look.body.shadow, 0.6);
    return {
      over: [
        vee(look, 'M-17,-20 C-14,6 14,6 17,-20Z'),
        line('M-22,-15 C-12,3 -6,5 0,6 C6,5 12,3 22,-15', kurta, 6),
        path('M-25,-14 C-12,4 -5,6 0,8 L0,26 C-10,22 -22,14 -28,4Z', mix(colour, look.body.shadow, 0.14)),
        path('M25,-14 C12,4 5,6 0,8 L0,26 C10,22 22,14 28,4Z', mix(colour, look.body.shadow, 0.6)),
        line(d`M0,22 V${look.body.length}`, seam, 2.8),
        [42, 70, 98, 126, 154].map((y) => circle(-5, y, 3.8, buttons)).join(''),
        polygon(
          [
            [-56, 72],
            [-34, 68],
            [-33, 76],
            [-55, 80],
          ],
          mix(colour, look.body.shadow, 0.3),
        ),
      ].join(''),
    };
  },
  saree({ drape: colour, border, drapeCloth }, look) {
    const { body, outline } = look;
    const { length } = body;
    const fall = d`M-110,${length} L-110,128 C-48,94 6,44 33,4 L104,16 L112,${length}Z`;
    const cloth = clip(
      outline,
      drape(body, fall, colour, drapeCloth, length),
      line('M-108,130 C-48,96 6,44 31,2', border, 10),
      clip(trunkShadow(body), line('M-108,130 C-48,96 6,44 31,2', look.dark(border), 10)),
    );
    const pleat = mix(colour, body.shadow, 0.32);
    const pleats = clip(
      outline,
      line(d`M-60,${length} C-30,170 4,110 36,44 M-24,${length} C0,180 20,130 44,60`, pleat, 2),
    );
    const { skin } = roundNeck(look, 26, 3);
    return {
      under: cloth + pleats,
      over: skin + clip(outline, path('M30,2 L46,8 L40,30 C34,20 30,12 26,10Z', look.dark(border))),
    };
  },
};

/** A dupatta round the neck, its ends before the body. */
function scarf(look: Look, { colour, border, cloth }: NonNullable<Dress['scarf']>): Svg {
  const { body } = look;
  const dark = shadowOn(colour, body.shadow);
  const left = 'M-30,10 C-36,40 -36,90 -46,184 L-14,188 C-12,140 -8,90 -6,30Z';
  const right = 'M28,10 C36,44 42,84 46,134 L19,138 C16,100 10,66 8,30Z';
  const loop =
    'M-40,2 C-38,-14 -30,-24 -20,-28 C-22,-10 -12,2 0,3 C12,2 22,-10 20,-28 C30,-24 38,-14 40,2 C42,22 22,42 2,44 C-20,42 -42,24 -40,2Z';
  const fold = mix(colour, body.shadow, 0.45);
  const area = { x: -60, y: -30, width: 120, height: 230 };
  return [
    filled(right, dark, border ? rect(10, 126, 40, 12, shadowOn(border, body.shadow)) : ''),
    filled(
      left,
      colour,
      cloth ? textile(cloth, left, colour, area) : '',
      border ? rect(-50, 174, 50, 16, border) : '',
    ),
    line('M-26,44 C-26,90 -32,130 -34,170 M-14,50 C-16,80 -18,110 -20,140', fold, 2),
    filled(
      loop,
      colour,
      cloth ? textile(cloth, loop, colour, area) : '',
      path('M6,0 C12,14 10,30 2,46 L60,46 L60,-40 L14,-40Z', dark),
    ),
    line('M-32,-8 C-32,12 -16,26 2,28 M-24,-16 C-24,4 -10,15 3,16', fold, 2.2),
    line('M30,-10 C30,8 20,20 10,26', mix(dark, '#000000', 0.3), 2.2),
  ].join('');
}

function apron(look: Look, colour: string): Svg {
  const { length } = look.body;
  const bib = d`M-34,70 H34 L40,128 C60,136 64,150 64,${length} H-64 C-64,150 -60,136 -40,128Z`;
  return clip(
    look.outline,
    line('M-30,72 C-34,40 -32,16 -26,-6', mix(colour, look.body.shadow, 0.2), 6) +
      line('M30,72 C34,40 32,16 26,-6', look.dark(colour), 6),
    path(bib, colour),
    clip(bib, path(trunkShadow(look.body), look.dark(colour))),
    line('M-22,172 H22', mix(colour, look.body.shadow, 0.4), 2.4),
  );
}

/** The creases that arms pull out of cloth. */
function creases(look: Look, colour: string): Svg {
  const half = shoulderHalf(look.body.proportions);
  const crease = mix(colour, look.body.shadow, 0.4);
  return clip(
    look.outline,
    path(
      d`M${-half + 14},96 Q${-half + 34},104 ${-half + 58},98 Q${-half + 36},112 ${-half + 14},104Z`,
      crease,
    ),
    path(
      d`M${-half + 16},118 Q${-half + 32},122 ${-half + 46},130 Q${-half + 30},129 ${-half + 16},125Z`,
      crease,
    ),
  );
}

/** The seam that runs from the slope of the shoulder to the armpit. */
function seam(look: Look, colour: string): Svg {
  const half = shoulderHalf(look.body.proportions);
  return clip(
    look.outline,
    line(
      d`M${-half + 31},17 C${-half + 20},36 ${-half + 19},70 ${-half + 18},100`,
      mix(colour, look.body.shadow, 0.3),
      1.8,
    ),
  );
}

const seamless = new Set<Dress['garment']>(['saree', 'nehru']);

/** A dressed trunk, from the cloth to the collar; the neck is drawn between its two halves. */
export function dressed(dress: Dress, body: Body): { outline: string; trunk: Svg; collar: Svg } {
  const outline = trunk(body);
  const look: Look = { body, outline, dark: (colour) => shadowOn(colour, body.shadow) };
  // Each kind has its own options, and its cut takes them.
  const cut = cuts[dress.garment] as (dress: Dress, look: Look) => { under?: Svg; over: Svg };
  const { under = '', over } = cut(dress, look);
  return {
    outline,
    trunk: [
      drape(body, outline, dress.colour, dress.cloth, body.length),
      creases(look, dress.colour),
      seamless.has(dress.garment) ? '' : seam(look, dress.colour),
      under,
    ].join(''),
    collar: [
      over,
      dress.apron ? apron(look, dress.apron) : '',
      dress.scarf ? scarf(look, dress.scarf) : '',
    ].join(''),
  };
}

/** What the arms wear. */
export function sleevesOf(dress: Dress) {
  const long: readonly Dress['garment'][] = ['blazer', 'hoodie', 'nehru', 'shirt', 'sweater'];
  return {
    sleeve: dress.sleeves ?? (long.includes(dress.garment) ? ('long' as const) : ('half' as const)),
    colour: dress.garment === 'nehru' ? dress.kurta : dress.colour,
    cloth: dress.garment === 'nehru' ? undefined : dress.cloth,
    cuff: dress.garment === 'shirt' ? dress.collar : dress.garment === 'kurta' ? dress.placket : undefined,
  };
}
