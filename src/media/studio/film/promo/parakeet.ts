import { palette } from '../../../../theme/palette.ts';
import { mix, tones } from '../../colour.ts';
import { between, swing } from '../../motion.ts';
import { circle, clip, group, type Point, path, type Svg } from '../../svg.ts';

const BODY = 'M-46,0 C-30,-24 14,-28 40,-24 C66,-22 70,2 50,10 C22,22 -24,18 -46,0Z';

/** A ring-necked parakeet, common in Gurgaon. @param beat position of its wings: 1 up, −1 down */
function parakeet(beat: number, shadow: string): Svg {
  const [green, under] = [tones.pattaLight, mix(palette.patta, shadow, 0.4)];
  const wing = (colour: string) =>
    path('M-22,4 C-34,-36 -56,-70 -96,-92 C-58,-96 2,-62 24,0 C10,12 -10,12 -22,4Z', colour);
  return [
    group({ at: [8, -12], scale: [0.9, 0.25 + 0.75 * beat] }, wing(under)),
    path('M-34,-8 L-128,6 L-112,12 L-132,22 L-34,10Z', palette.patta),
    path(BODY, green) + clip(BODY, path('M-60,4 C-20,-2 20,4 80,-6 V40 H-60Z', palette.patta)),
    path('M34,-24 C42,-12 42,2 36,14 L30,15 C36,2 36,-12 28,-25Z', palette.rani),
    circle(53, -13, 3.4, palette.ink),
    path('M62,-18 C80,-18 84,-4 74,4 C74,-2 68,-4 62,-4Z', palette.genda),
    group({ at: [-4, -8], scale: [1, 0.25 + 0.75 * beat] }, wing(mix(green, palette.white, 0.18))),
  ].join('');
}

/** A parakeet that flies from left to right. @param seconds start and end of the flight, in seconds of its shot */
export const flyingPast =
  (from: Point, to: Point, seconds: readonly [number, number], scale: number, shadow: string) =>
  (second: number): Svg => {
    const share = (second - seconds[0]) / (seconds[1] - seconds[0]);
    if (share < 0 || share > 1) return '';
    const beat = swing(second, 3);
    return group(
      {
        at: [between(from[0], to[0], share), between(from[1], to[1], share) - 14 * beat],
        turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
        scale,
      },
      parakeet(beat, shadow),
    );
  };
