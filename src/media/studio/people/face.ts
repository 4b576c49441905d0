import { palette } from '../../../theme/palette.ts';
import { hairColours, mix } from '../colour.ts';
import { circle, clip, d, ellipse, filled, line, path, type Svg } from '../svg.ts';
import { atEyes, eye } from './eyes.ts';
import { faceOutline, faceShadow, type Head, noseNumbers, ridge } from './head.ts';
import { mouth } from './mouth.ts';

function nose(head: Head): Svg {
  const x = ridge(head);
  const { wing, tipY } = noseNumbers[head.person.proportions.nose];
  return path(
    d`M${x - wing},${tipY + 4} C${x - wing + 1},${tipY + 9} ${x - 4},${tipY + 8} ${x},${tipY + 8} C${x - 3},${tipY + 5.5} ${x - wing + 3},${tipY + 6.5} ${x - wing},${tipY + 4}Z`,
    head.skin.shade,
  );
}

/** The one lit triangle in the shadow, under the far eye. */
function litTriangle(head: Head): Svg {
  const x = ridge(head);
  return path(
    d`M${x + 13},-66 L${x + 27},-68 C${x + 25},-57 ${x + 20},-50 ${x + 14.5},-47 C${x + 16.5},-54 ${x + 15},-61 ${x + 13},-66Z`,
    head.skin.lit,
  );
}

function beard(head: Head, outline: string): Svg {
  const { person, skin, shadow } = head;
  if (!person.beard) return '';
  const hair = hairColours[person.hairColour];
  const x = head.turned * 0.9;
  const dark = (colour: string) => mix(colour, shadow, 0.6);
  const shade = faceShadow(head);
  const within = (shape: string, colour: string, rule?: 'evenodd') =>
    clip(outline, path(shape, colour, { 'fill-rule': rule })) +
    clip(outline, clip({ shape: path(shape, '#000', { 'clip-rule': rule }) }, path(shade, dark(colour))));
  const cheeks = d`M-42,-78 L-33,-70 C-30,-54 -23,-48 ${x - 13},-48 C-6,-51 6,-51 ${x + 13},-48 C23,-48 30,-54 33,-70 L42,-78 L42,-4 L-42,-4Z M${x - 14},-43 Q${x},-35 ${x + 14},-44 Q${x + 1},-24 ${x - 14},-43Z`;
  const moustache = (half: number) =>
    d`M${x - half},-39 C${x - half + 5},-48 ${x - 4},-50.5 ${x},-46.5 C${x + 4},-50.5 ${x + half - 5},-48 ${x + half},-40 C${x + half - 8},-42.5 ${x + 5},-43.5 ${x},-43 C${x - 5},-43.5 ${x - half + 8},-42 ${x - half},-39Z`;
  const whiskers = (half: number) =>
    path(moustache(half), hair) + clip(moustache(half), path(shade, dark(hair)));
  const kinds = {
    full: () => within(cheeks, hair, 'evenodd') + whiskers(17),
    stubble: () => within(cheeks, mix(skin.lit, hair, 0.3), 'evenodd'),
    moustache: () => whiskers(19),
    goatee: () =>
      within(
        d`M${x - 12},-29 C${x - 6},-31 ${x + 6},-31 ${x + 12},-29 C${x + 12},-8 ${x - 12},-8 ${x - 12},-29Z`,
        hair,
      ) + whiskers(14),
  };
  return kinds[person.beard]();
}

function age(head: Head): Svg {
  if (!head.person.old) return '';
  const x = head.turned * 0.9;
  const { half } = head.skin;
  const dark = mix(head.skin.shade, '#000000', 0.3);
  return [
    line(d`M${x - 13},-53 Q${x - 19},-47 ${x - 18},-39`, half, 1.9),
    line(d`M${x + 17},-53 Q${x + 22},-47 ${x + 20},-39`, dark, 1.9),
    line(d`M${x - 28},-70 l-4,2 M${x - 28},-74 l-4.4,-1`, half, 1.5),
    line(d`M${x - 13},-101 Q${x},-104 ${x + 9},-101.5`, half, 1.5),
  ].join('');
}

/**
 * An ear, drawn behind the face; hair may cover it.
 *
 * @param listening true when a hand holds it forward, into the light
 */
export function ear(head: Head, side: -1 | 1, listening = false): Svg {
  const { person, skin, turned } = head;
  const size = { small: 0.88, middling: 1, large: 1.16 }[person.proportions.ears] * (listening ? 1.22 : 1);
  // On the side to which the head turns, the cheek covers a part of the ear.
  const x = side * (listening ? 38 : 36.5) - turned * 0.25 + (side * turned > 4 ? -side * 4 : 0);
  const y = person.child ? -60 : -68;
  const sunny = side < 0 || listening;
  const inner = sunny ? skin.shade : mix(skin.shade, '#000000', 0.3);
  const at = (out: number, down: number) => d`${x + side * out * size},${y + down * size}`;
  return [
    path(
      `M${at(-5, -11)} C${at(0, -16)} ${at(9, -14)} ${at(8.6, -4)} C${at(8.3, 3)} ${at(4, 6)} ${at(3, 11)} C${at(1, 15)} ${at(-5, 14)} ${at(-5, 9)}Z`,
      sunny ? skin.lit : skin.shade,
    ),
    line(`M${at(0, -8)} C${at(5, -9)} ${at(5.6, -3)} ${at(2, 2)} Q${at(0, 4)} ${at(0, 7)}`, inner, 1.8),
  ].join('');
}

/** A face from the front, without ears and hair. */
export function frontFace(head: Head): Svg {
  const { person, skin, turned } = head;
  const outline = faceOutline(person.proportions);
  const shade = faceShadow(head);
  const bindi = person.bindi === undefined ? '' : ellipse(turned + 1, -94, 3.2, 3.8, person.bindi);
  const ring = person.noseRing
    ? circle(ridge(head) - noseNumbers[person.proportions.nose].wing + 1, -52, 2.3, palette.genda)
    : '';
  const x = turned * 0.9;
  return [
    filled(outline, skin.lit, path(shade, skin.shade), litTriangle(head)),
    nose(head),
    person.beard === 'full' || person.beard === 'goatee'
      ? ''
      : clip(outline, path(d`M${x - 7},-28 Q${x - 1},-24 ${x + 6},-28 Q${x},-26.5 ${x - 7},-28Z`, skin.half)),
    age(head),
    beard(head, outline),
    mouth(head, shade),
    atEyes(head, eye(head, -1), eye(head, 1)),
    bindi,
    ring,
  ].join('');
}
