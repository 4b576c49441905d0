import { writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { palette } from '../theme/palette.ts';
import { checkDrawing, folder, type NamedDrawing } from './drawings.ts';

/** Gap between the marks of a sprite, px: a box taller than its mark also shows the space above and below the mark. */
const SPRITE_GAP = 500;
/**
 * Steps in a unit of a drawing. Coordinates are whole numbers of them: 13 kB for the logos instead of 17, and nothing
 * is moved by more than 0.06 px at the 38 px in which a logo of 80 units stands.
 */
const STEPS = 4;

/** The text of a drawing that cannot be a bitmap. */
function textOf({ name, drawing }: NamedDrawing) {
  if (typeof drawing !== 'string') throw new Error(`${name} must be an SVG.`);
  return drawing;
}

/** Drawings below one another in one file, each a view: `<img src="…#NAME">` shows one. Their ink is the text's. */
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
