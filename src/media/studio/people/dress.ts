import { mix, shadowOn } from '../colour.ts';
import { clip, d, filled, line, path, rect, type Svg } from '../svg.ts';
import { textile } from '../textiles.ts';
import { type Body, shoulderHalf, trunk, trunkShadow } from './body.ts';
import { cuts } from './cuts.ts';
import type { Dress } from './person.ts';
import { drape, type Look } from './tailoring.ts';

/** A dupatta round the neck, its ends in front of the body. */
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

/** The creases in the cloth near the arms. */
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

/** The sleeves of a dress. */
export function sleevesOf(dress: Dress) {
  const long: readonly Dress['garment'][] = ['blazer', 'hoodie', 'nehru', 'shirt', 'sweater'];
  return {
    sleeve: dress.sleeves ?? (long.includes(dress.garment) ? ('long' as const) : ('half' as const)),
    colour: dress.garment === 'nehru' ? dress.kurta : dress.colour,
    cloth: dress.garment === 'nehru' ? undefined : dress.cloth,
    cuff: dress.garment === 'shirt' ? dress.collar : dress.garment === 'kurta' ? dress.placket : undefined,
  };
}
