/** Shared by the generators of pictures, sprites and icons. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';

/** A folder of finished files, by its name. */
export const folder = (name: string) => fileURLToPath(new URL(`${name}/`, import.meta.url));

/** The source of a picture: an SVG as text, or the bytes of a bitmap. */
export interface NamedDrawing {
  name: string;
  drawing: string | Uint8Array;
}

/** The name of a picture's version for portrait screens: another composition, or the same with fewer pixels. */
export const portraitName = (name: string) => `${name}-portrait`;

/** A finished picture: its size, px, and its files, the best format first. */
export interface PictureFiles {
  width: number;
  height: number;
  files: { file: string; type: string; bytes: number }[];
}

/** Writes a file into `pictures/`. @param type its media type */
export async function writePicture(name: string, data: string | Uint8Array, type: string) {
  await writeFile(folder('pictures') + name, data);
  return { file: name, type, bytes: data.length };
}

/**
 * Checks a drawing: SVG in `<img>` must be well-formed, ids unique.
 *
 * @throws an Error that names the drawing
 */
export function checkDrawing(name: string, drawing: string) {
  try {
    new JSDOM(drawing, { contentType: 'image/svg+xml' });
  } catch (cause) {
    throw new Error(`The drawing ${name} is not well-formed XML: ${String(cause)}`);
  }
  const ids = Array.from(drawing.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`The drawing ${name} has the id "${twice}" twice.`);
}
