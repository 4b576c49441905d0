import { mix } from '../colour.ts';
import { circle, clip, d, line, path, polygon, rect, type Svg } from '../svg.ts';
import { trunkShadow } from './body.ts';
import type { Dress } from './person.ts';
import { band, drape, type Look, lapped, roundNeck, vee } from './tailoring.ts';

type Cut = {
  [Kind in Dress['garment']]: (
    dress: Extract<Dress, { garment: Kind }>,
    look: Look,
  ) => { under?: Svg; over: Svg };
};

export const cuts: Cut = {
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
  nehru({ colour, kurta }, look) {
    const seam = mix(colour, look.body.shadow, 0.6);
    return {
      over: [
        vee(look, 'M-17,-20 C-14,6 14,6 17,-20Z'),
        line('M-22,-15 C-12,3 -6,5 0,6 C6,5 12,3 22,-15', kurta, 6),
        path('M-25,-14 C-12,4 -5,6 0,8 L0,26 C-10,22 -22,14 -28,4Z', mix(colour, look.body.shadow, 0.14)),
        path('M25,-14 C12,4 5,6 0,8 L0,26 C10,22 22,14 28,4Z', mix(colour, look.body.shadow, 0.6)),
        line(d`M0,22 V${look.body.length}`, seam, 2.8),
        [42, 70, 98, 126, 154].map((y) => circle(-5, y, 3.8, '#FFB300')).join(''),
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
