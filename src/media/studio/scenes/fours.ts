import { palette } from '../../../theme/palette.ts';
import { tones } from '../colour.ts';
import type { Light } from '../light.ts';
import { figure, type Person, type Pose } from '../people/figure.ts';
import { clip, filled, group, type Point, path, type Svg } from '../svg.ts';

/** A digit four as high as a house, 520 by 610, and the window in it, whose sill is the digit's bar. */
const four = {
  outline: 'M292,0 H440 V396 H520 V484 H440 V610 H340 V484 H0 V396Z',
  opening: 'M340,71 V396 H100Z',
};

/** The place of a four: its upper left corner and its scale. */
export interface Four {
  at: Point;
  scale: number;
}

export const fourShadow = ({ at: [x, y], scale }: Four, { sun }: Light): Svg =>
  group(
    { at: [x + 34, y + 40], scale },
    path(`${four.outline} ${four.opening}`, sun, { 'fill-rule': 'evenodd' }),
  );

/**
 * A person who leans out of a four, over its bar.
 *
 * @param reaching the side of the nought, on which an arm may hang below the bar
 */
export function neighbour(
  light: Light,
  place: Four,
  person: Person,
  pose: Pose,
  reaching: 'left' | 'right',
): Svg {
  const within =
    reaching === 'right' ? 'M-900,-600 H1400 V700 H456 V396 H-900Z' : 'M-900,-600 V700 H-6 V396 H1400 V-600Z';
  return group(
    place,
    path(four.outline, palette.rani),
    filled(
      four.opening,
      light.shadow,
      path('M90,396 L334,60 H352 L112,396Z', palette.raniDeep),
      path('M326,60 H342 V400 H326Z', tones.raniLight),
      path('M90,386 H342 V400 H90Z', '#FF9FC4'),
    ),
    clip(within, group({ at: [258, 378], scale: 1.32 }, figure(person, pose, light.shadow))),
  );
}
