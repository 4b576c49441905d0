import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { rectOutline } from '../../src/media/studio/outlines.ts';
import { cast } from '../../src/media/studio/people/cast.ts';
import { ranges } from '../../src/media/studio/people/proportions.ts';
import { scenes } from '../../src/media/studio/scenes/index.ts';
import { sheets } from '../../src/media/studio/sheets/index.ts';
import { clip, drawing, group, rect } from '../../src/media/studio/svg.ts';

describe.each([...scenes, ...sheets])('the picture $name', (scene) => {
  const svg = scene.render();

  test('comes out the same every time', () => {
    expect(scene.render()).toBe(svg);
  });

  test('is well-formed XML of the size it says, with ids of its own', async () => {
    const { width, height } = scene;
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width, height });
    expect(svg).toContain(` viewBox="0 0 ${width} ${height}"`);
    const ids = svg.match(/ id="[^"]*"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is in hard light: no gradient, no filter, no bitmap, nothing from elsewhere', () => {
    expect(svg).not.toMatch(
      /<(linearGradient|radialGradient|filter|image|use|style|script|text)\b|NaN|undefined|https?:\/\/(?!www\.w3\.org\/2000\/svg)/,
    );
  });
});

test.each(['make', 'preview'])('%s.ts says how to draw a picture that it does not know', (script) => {
  const file = fileURLToPath(new URL(`../../src/media/studio/${script}.ts`, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [file, 'nobody'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: "There is no picture 'nobody': src/media/studio/README.md says how to draw and list one.\n",
  });
});

test('scenes have names of their own', () => {
  const names = scenes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(['about', 'social', 'bazaar', 'queue'])(
  'no two people of the cast "%s" share their proportions',
  (seed) => {
    const people = cast(seed, 12);
    for (const range of ['faceWidth', 'faceHeight', 'eyeSpacing'] as const) {
      const measures = people.map(({ proportions }) => proportions[range]);
      expect(new Set(measures).size).toBe(people.length);
      const [least, most] = ranges[range];
      expect(Math.min(...measures)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...measures)).toBeLessThanOrEqual(most);
    }
    const faces = people.map(({ proportions: { jaw, nose, eyes } }) => `${jaw} ${nose} ${eyes}`);
    expect(new Set(faces).size).toBe(people.length);
  },
);

test('a cast is the same every time, and another one for another seed', () => {
  expect(cast('about', 7)).toEqual(cast('about', 7));
  expect(cast('about', 7)).not.toEqual(cast('clients', 7));
});

test('a person of the cast has the traits that a scene asks for', () => {
  const [person] = cast('about', [
    { feminine: true, hair: 'plait', skin: 4, proportions: { nose: 'broad' } },
  ]);
  expect(person).toMatchObject({ hair: 'plait', skin: 4, proportions: { nose: 'broad' } });
});

test('a clip that is drawn twice is defined once', () => {
  const piece = clip(rectOutline(0, 0, 9, 9), rect(0, 0, 20, 20, '#DB0F5D'));
  expect(drawing(20, 20, piece, group({ at: [5, 5] }, piece)).match(/<clipPath /g)).toHaveLength(1);
});

test('a part that leans out is drawn once', () => {
  const part = group({ leans: [1, 0] }, rect(0, 0, 9, 9, '#DB0F5D'));
  expect(() => drawing(20, 20, part, part)).toThrow('lean_1_0');
});
