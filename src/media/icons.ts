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

/** Makes the icons of browsers and telephones. */
export async function makeIcons() {
  await writeFile(`${folder('icons')}favicon.svg`, iconFile);
  for (const { name, size, drawing } of ICONS) {
    await sharp(Buffer.from(drawing), { density: 600 })
      .resize(size)
      .png({ palette: true })
      .toFile(`${folder('icons')}${name}.png`);
  }
}
