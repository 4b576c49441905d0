import { palette } from '../../../theme/palette.ts';
import { night } from '../light.ts';
import { rectOutline } from '../outlines.ts';
import { figure, type Person, type Pose } from '../people/figure.ts';
import { hand } from '../people/hand.ts';
import { team } from '../people/team.ts';
import { scene } from '../scene.ts';
import { clip, group, type Point, type Svg } from '../svg.ts';

/** The y of the wordmark's upper edge, units; `Footer.css.ts` aligns it with the capitals. */
const LETTERS = 300;
const SCALE = 0.99;

/** A person cut off at the letters' upper edge, except for the hands, which hang over the letters. */
function leaning(person: Person, pose: Pose, neck: Point, shadow: string): Svg {
  const hanging = (['left', 'right'] as const).flatMap((side) => {
    const arm = pose[side];
    if (arm?.hand !== 'rest') return [];
    const { wrist, turn = 0, mirror = false } = arm;
    return hand('rest', person.skin, shadow, { at: wrist, turn, mirror, scale: 1.03 });
  });
  return (
    clip(
      rectOutline(-50, -60, 1000, LETTERS + 60),
      group({ at: neck, scale: SCALE }, figure(person, pose, shadow)),
    ) + clip(rectOutline(-50, LETTERS - 2, 1000, 100), group({ at: neck, scale: SCALE }, ...hanging))
  );
}

/** Two of the team lean on the wordmark; the background is the page's. */
export const footer = scene({
  name: 'footer',
  width: 900,
  height: 360,
  wall: false,
  draw() {
    const { shadow } = night('raat', 'genda');
    const she: Person = {
      ...team.zoya,
      dress: { garment: 'sweater', colour: palette.genda, yoke: palette.white },
    };
    const he: Person = {
      ...team.bhatnagar,
      dress: { garment: 'shirt', colour: palette.neelWash, sleeves: 'long' },
    };
    return [
      leaning(
        he,
        {
          turn: -0.65,
          tilt: -5,
          look: -1,
          mouth: 'smile',
          left: { elbow: [-124, 84], wrist: [-76, 116], hand: 'rest', turn: 84 },
          right: { elbow: [124, 86], wrist: [74, 116], hand: 'rest', turn: 98, mirror: true, lit: true },
        },
        [664, 172],
        shadow,
      ),
      leaning(
        she,
        {
          turn: 0.15,
          tilt: 5,
          eyes: 'happy',
          mouth: 'laugh',
          left: { elbow: [-122, 84], wrist: [-72, 112], hand: 'rest', turn: 82 },
          right: { elbow: [142, 72], wrist: [162, -22], hand: 'open', turn: -80, lit: true },
        },
        [208, 176],
        shadow,
      ),
    ];
  },
});
