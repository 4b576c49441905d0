import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { folder } from './drawings.ts';
import { iconFile, maskableFile } from './studio/mark.ts';

/** Icons by purpose; their sizes are px. */
const ICONS = [
  { name: 'apple-touch-icon', size: 180, drawing: iconFile },
  { name: 'icon-192', size: 192, drawing: iconFile },
  { name: 'icon-512', size: 512, drawing: iconFile },
  { name: 'icon-maskable-512', size: 512, drawing: maskableFile },
];

/** px, of the icon in `favicon.ico`. */
const FAVICON_SIZE = 32;

/** A PNG in the container that browsers request as `/favicon.ico` (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(FAVICON_SIZE, 6);
  header.writeUInt8(FAVICON_SIZE, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Draws an icon at a size, px. */
const drawn = (drawing: string, size: number) => sharp(Buffer.from(drawing), { density: 600 }).resize(size);

/** Makes the icons of browsers and telephones. */
export async function makeIcons() {
  await writeFile(`${folder('icons')}favicon.svg`, iconFile);
  await writeFile(`${folder('icons')}favicon.ico`, ico(await drawn(iconFile, FAVICON_SIZE).png().toBuffer()));
  for (const { name, size, drawing } of ICONS) {
    await drawn(drawing, size)
      .png({ palette: true })
      .toFile(`${folder('icons')}${name}.png`);
  }
}
