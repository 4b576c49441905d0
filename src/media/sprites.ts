import { writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { palette } from '../theme/palette.ts';
import { checkDrawing, folder, type NamedDrawing } from './drawings.ts';

/** Gap between the marks of a sprite, px, because a box taller than its mark shows the space around the mark. */
const SPRITE_GAP = 500;
/**
 * Coordinates are rounded to a quarter of a unit: 13 kB for the logos instead of 17. A logo of 80 units is 38 px high
 * on the page, so a point moves by at most 0.06 px.
 */
const STEPS = 4;

/** The SVG of a drawing. @throws for a bitmap */
function textOf({ name, drawing }: NamedDrawing) {
  if (typeof drawing !== 'string') throw new Error(`${name} must be an SVG.`);
  return drawing;
}

/** Makes one file of drawings, each with a view: `<img src="…#NAME">` shows one. Their ink has the colour of text. */
export async function makeSprite(set: string, drawings: readonly NamedDrawing[]) {
  const marks = [...drawings]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((mark) => {
      const original = textOf(mark);
      checkDrawing(`${set}/${mark.name}`, original);
      const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(original) ?? [];
      if (!width || !height)
        throw new Error(`The drawing ${set}/${mark.name} needs a viewBox that starts at 0 0.`);
      const inSteps = original
        .replace(/^<svg[^>]*>/, `$&<g transform="scale(${STEPS})">`)
        .replace(/<\/svg>\s*$/, '</g></svg>');
      const { data } = optimize(inSteps, { multipass: true, floatPrecision: 0 });
      const inner = data.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
      return { name: mark.name, inner, width: Number(width), height: Number(height) };
    });
  let top = 0;
  const views = marks.map(({ name, width, height, inner }) => {
    const box = [0, top, width * STEPS, height * STEPS].join(' ');
    const view = `<view id="${name}" viewBox="${box}"/><g transform="translate(0 ${top})">${inner}</g>`;
    top += (height + SPRITE_GAP) * STEPS;
    return view;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" color="${palette.ink}">${views.join('')}</svg>\n`;
  checkDrawing(`${set}/`, sprite);
  await writeFile(`${folder('sprites')}${set}.svg`, sprite);
  await writeFile(
    `${folder('sprites')}${set}.gen.ts`,
    [
      '// Written by src/media/sprites.ts; do not edit.',
      `import sprite from './${set}.svg';`,
      '',
      '/** The file whose views these are. */',
      'export { sprite };',
      '',
      '/** Their sizes, px. */',
      'export const views = {',
      ...marks.map(({ name, width, height }) => `  '${name}': { width: ${width}, height: ${height} },`),
      '} as const;',
      '',
    ].join('\n'),
  );
  return { file: `${set}.svg`, bytes: sprite.length };
}
