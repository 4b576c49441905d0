import { fileURLToPath } from 'node:url';

export const picturesDir = fileURLToPath(new URL('../../media/pictures/', import.meta.url)).replaceAll(
  '\\',
  '/',
);

/** The module of a picture, for `<Picture>`. */
export const pictureModule = (name: string) => `${picturesDir}${name}.gen.ts`;
