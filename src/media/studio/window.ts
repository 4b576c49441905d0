import { type Light, ledgeShadow } from './light.ts';
import { archOutline } from './outlines.ts';
import { type Camera, onPlane, project } from './perspective.ts';
import { clip, d, path, rect, type Svg } from './svg.ts';
import { sillOf, slabOf } from './window/ledges.ts';
import type { Layer, WindowOptions } from './window/options.ts';
import { clipAt, curvedTones, outlineOf, roomOf, squareReveal } from './window/room.ts';
import { shutterOf } from './window/shutters.ts';

const layer = (entry: Layer | Svg): Layer => (typeof entry === 'string' ? { z: -10, draw: entry } : entry);

/**
 * A window with its people: from the shadow on the wall to the objects on the sill.
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
