import { mix, shadowOn } from '../colour.ts';
import { clip, d, ellipse, line, path, type Svg } from '../svg.ts';
import { faceShadow, type Head } from './head.ts';
import type { Headwear } from './person.ts';

/** Drawn headwear, and the part of the hair that it leaves visible. */
export interface Worn {
  back: Svg;
  front: Svg;
  hair: 'all' | 'none' | 'sides' | 'parting';
}

type Draw<Kind extends Headwear['kind']> = (head: Head, worn: Extract<Headwear, { kind: Kind }>) => Worn;

/** The shadow on a cloth from the front; it continues the shadow on the face. */
const half = (head: Head, outline: string, colour: string, from = 0) => {
  const x = 4 + head.turned + from;
  return clip(
    outline,
    path(
      d`M${x + 4},-175 C${x + 16},-140 ${x + 4},-120 ${x},-96 L${x},60 L140,80 L140,-175Z`,
      shadowOn(colour, head.shadow),
    ),
  );
};

const turban: Draw<'turban'> = (head, { colour }) => {
  const outline =
    'M-44,-88 C-60,-120 -42,-165 2,-167 C48,-167 60,-122 44,-86 C36,-100 20,-108 4,-116 C-14,-110 -34,-102 -44,-88Z';
  const fold = mix(colour, head.shadow, 0.55);
  return {
    back: '',
    hair: 'none',
    front: [
      path(outline, colour),
      half(head, outline, colour),
      clip(
        outline,
        line(
          'M4,-117 C-22,-122 -42,-116 -52,-100 M6,-124 C-20,-136 -44,-130 -56,-114 M8,-133 C-14,-152 -40,-148 -52,-134 M10,-144 C2,-158 -16,-164 -30,-158',
          fold,
          2.6,
        ),
        line(
          'M4,-117 C24,-124 42,-114 50,-98 M6,-126 C28,-140 46,-130 54,-112 M10,-142 C28,-156 44,-146 50,-132',
          mix(shadowOn(colour, head.shadow), '#000000', 0.3),
          2.6,
        ),
      ),
      path('M-8,-112 L4,-124 L15,-111 C10,-110 -2,-110 -8,-112Z', mix(colour, '#FFFFFF', 0.25)),
    ].join(''),
  };
};

const capWorn: Draw<'cap'> = (head, { colour }) => {
  const outline = 'M-41,-94 C-43,-131 -22,-147 0,-147 C24,-147 43,-131 41,-94 Z';
  const t = head.turned * 1.4;
  const brim = d`M-42,-98 C-30,-107 30,-107 42,-98 C${52 + t},-90 ${30 + t},-84 ${t},-87 C${-30 + t},-84 ${-52 + t},-90 -42,-98Z`;
  return {
    back: '',
    hair: 'sides',
    front: [
      path(outline, colour),
      half(head, outline, colour),
      line('M-14,-104 C-16,-122 -10,-138 0,-146', mix(colour, head.shadow, 0.4), 1.8),
      ellipse(0, -147, 4.5, 3, mix(colour, head.shadow, 0.5)),
      clip('M-60,-94 H60 V-66 H-60Z', path(d`M-36,-92 C-20,-76 ${20 + t},-76 36,-92Z`, head.skin.shade)),
      path(brim, mix(colour, head.shadow, 0.25)),
      half(head, brim, colour),
    ].join(''),
  };
};

const hijab: Draw<'hijab'> = (head, { colour }) => {
  const back =
    'M-50,-80 C-56,-136 -24,-152 2,-152 C36,-152 56,-128 52,-80 C54,-50 68,-10 78,30 C40,46 -44,46 -76,32 C-64,-6 -52,-44 -50,-80 Z';
  const front =
    'M-49,-76 C-54,-134 -24,-151 2,-151 C34,-151 55,-128 51,-76 C52,-40 42,6 0,12 C-40,6 -51,-40 -49,-76 Z M-31,-80 C-32,-46 -18,-17 0,-17 C18,-17 32,-46 31,-80 C32,-104 18,-116 0,-116 C-18,-116 -32,-104 -31,-80Z';
  const fold = mix(colour, head.shadow, 0.5);
  return {
    back: path(back, colour) + half(head, back, colour, 6),
    hair: 'none',
    front: [
      path(front, colour, { 'fill-rule': 'evenodd' }),
      clip(
        { shape: path(front, '#000', { 'clip-rule': 'evenodd' }) },
        path(faceShadow(head), shadowOn(colour, head.shadow)),
      ),
      line('M-40,-56 C-38,-30 -22,-4 4,4 M-46,-20 C-34,4 -10,20 16,20', fold, 2.2),
      path(
        'M-31,-80 C-33,-104 -18,-117 0,-117 C8,-117 15,-115 20,-111 C6,-110 -22,-108 -27,-80 C-28,-64 -24,-46 -18,-34 C-28,-46 -31,-64 -31,-80Z',
        fold,
      ),
    ].join(''),
  };
};

const dupatta: Draw<'dupatta'> = (head, { colour, border }) => {
  const back =
    'M-52,-84 C-58,-142 -22,-158 4,-158 C40,-158 60,-130 56,-80 C56,-40 72,6 88,62 C50,76 -54,76 -88,62 C-72,6 -52,-40 -52,-84 Z';
  const front =
    'M-52,-46 C-61,-142 -22,-158 4,-158 C40,-158 62,-130 56,-46 C51,-106 36,-134 2,-137 C-33,-134 -48,-106 -52,-46 Z';
  return {
    back: path(back, colour) + half(head, back, colour, 18),
    hair: 'parting',
    front: [
      path(front, colour),
      half(head, front, colour, 6),
      line('M-51,-52 C-48,-108 -32,-135 2,-138', border, 4.6),
      line('M2,-138 C34,-135 50,-108 55,-52', mix(border, head.shadow, 0.6), 4.6),
    ].join(''),
  };
};

/** Headwear from the front. */
export function frontHeadwear(head: Head): Worn {
  const worn = head.person.headwear;
  switch (worn?.kind) {
    case undefined:
      return { back: '', front: '', hair: 'all' };
    case 'turban':
      return turban(head, worn);
    case 'cap':
      return capWorn(head, worn);
    case 'hijab':
      return hijab(head, worn);
    case 'dupatta':
      return dupatta(head, worn);
  }
}
