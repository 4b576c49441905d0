import { palette } from '../../../../theme/palette.ts';
import type { Light } from '../../light.ts';
import { type Camera, camera } from '../../perspective.ts';
import { clip, d, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import type { Area, Shot } from './shot.ts';

type Passage = Pick<Required<Shot>, 'target' | 'passage'>;

/** A passage through a window that the film adds to a scene: its shutters open on the next scene. */
export function shuttered(
  light: Light,
  target: Area,
  { colour = palette.neel, slat = '#1A34A6', view }: { colour?: string; slat?: string; view?: Camera } = {},
): Passage {
  const seenFrom =
    view ?? camera({ cx: target.x + target.width / 2 - 200, cy: target.y + target.height / 2 });
  return {
    target,
    passage: (next, opened) => {
      const open = 132 * opened;
      return openWindow(seenFrom, light, {
        ...target,
        trim: { width: 18 },
        seated: [{ z: 0, draw: next }],
        sill: { overhang: 28, depth: 54, height: 16 },
        sun: { length: 90, lean: 60 },
        shutters: [
          { side: 'left', open, colour, slat },
          { side: 'right', open, colour, slat },
        ],
      });
    },
  };
}

/** A passage through an opening of the scene itself: the next scene rises in it from its lower edge. */
export function risen(
  target: Area,
  {
    opening = target,
    outline,
    before = () => '',
  }: {
    /** The whole opening, when the camera goes through a part of it. */
    opening?: Area;
    /** The opening's outline, when it is no rectangle. */
    outline?: string;
    /** Things in front of the opening. */
    before?: (opened: number, second: number) => Svg;
  } = {},
): Passage {
  const { x, y, width, height } = opening;
  return {
    target,
    passage: (next, opened, second) => {
      if (opened <= 0) return '';
      const up = clip(d`M${x},${y + height * (1 - opened)} H${x + width} V${y + height} H${x}Z`, next);
      return (outline ? clip(outline, up) : up) + before(opened, second);
    },
  };
}
