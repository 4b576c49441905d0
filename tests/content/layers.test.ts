import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { layersOf } from '../../src/media/layers.ts';
import { rectOutline } from '../../src/media/studio/outlines.ts';
import { scenes } from '../../src/media/studio/scenes/index.ts';
import { clip, drawing, group, rect } from '../../src/media/studio/svg.ts';

/** The painted shapes, in order; clips paint nothing. */
function paintedIn(svg: string | undefined): string[] {
  if (svg === undefined) return [];
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
  const shapes = document.querySelectorAll('path, rect, circle, ellipse, polygon');
  return Array.from(shapes).flatMap((shape) => (shape.closest('clipPath') ? [] : [shape.outerHTML]));
}

const popOuts = scenes.flatMap((scene) => {
  const svg = scene.render();
  const layers = layersOf(svg);
  return layers ? [{ name: scene.name, svg, layers }] : [];
});

describe.each(popOuts)('the layers of $name', ({ svg, layers: { behind, object, front, direction } }) => {
  test('are the picture, shape by shape and in its order', () => {
    expect([behind, object, front].flatMap(paintedIn)).toEqual(paintedIn(svg));
  });

  test('move in a direction that is a unit vector', () => {
    expect(Math.hypot(...direction)).toBeCloseTo(1, 5);
  });
});

test('a drawing without a pop-out has no layers', () => {
  expect(layersOf(drawing(20, 20, rect(0, 0, 9, 9, '#DB0F5D')))).toBeUndefined();
});

test('a clipped shape stays clipped in every layer', () => {
  const [wall, kite, rail] = ['#FFD262', '#DB0F5D', '#0B0D0F'].map((fill) => rect(0, 0, 9, 9, fill));
  const layers = layersOf(
    drawing(
      20,
      20,
      clip(rectOutline(0, 0, 5, 5), wall ?? '', group({ leans: [3, 4] }, kite ?? ''), rail ?? ''),
    ),
  );
  expect(layers?.direction).toEqual([0.6, 0.8]);
  for (const part of [layers?.behind, layers?.object, layers?.front]) {
    expect(part).toMatch(/<clipPath id="clip-(\w+)">.*<g clip-path="url\(#clip-\1\)">/);
  }
});
