import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const picturesDir = fileURLToPath(new URL('../../media/pictures/', import.meta.url)).replaceAll(
  '\\',
  '/',
);

const MODULE = '.gen.ts';

/** The module of a picture, for `<Picture>`. */
export const pictureModule = (name: string) => `${picturesDir}${name}${MODULE}`;

/** The names of the pictures that are drawn. */
export const drawnPictures = (): ReadonlySet<string> =>
  new Set(
    readdirSync(picturesDir)
      .filter((file) => file.endsWith(MODULE))
      .map((file) => file.slice(0, -MODULE.length)),
  );

/** What to do about a picture that is not there. */
export const remedyForPicture = (name: string) =>
  `there is no picture '${name}': name one of src/media/pictures, or draw it (src/media/studio)`;
