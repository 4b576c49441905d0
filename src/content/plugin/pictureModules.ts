import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const picturesDir = fileURLToPath(new URL('../../media/pictures/', import.meta.url)).replaceAll(
  '\\',
  '/',
);

/** The module of a picture, for `<Picture>`. */
export const pictureModule = (name: string) => `${picturesDir}${name}.gen.ts`;

/**
 * A copy of a picture's module for one list or article alone, so that the addresses of its files are written into the
 * script that shows it. A module that two scripts share becomes a third one, of some 80 bytes.
 */
export const pictureModuleFor = (owner: string, name: string) => `${pictureModule(name)}?${owner}`;

/** The source code of a copy that `pictureModuleFor` names; undefined for other modules. */
export async function readPictureModuleFor(id: string): Promise<string | undefined> {
  const [file = '', owner] = id.split('?');
  if (!file.startsWith(picturesDir) || !file.endsWith('.gen.ts') || !owner) return;
  return (await readFile(file, 'utf8')).replaceAll(/ from '(.+)'/g, ` from '$1?${owner}'`);
}
