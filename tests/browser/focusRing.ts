import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastRatio, luminance } from '../../src/theme/contrast.ts';
import type { Stop } from './focus.ts';
import { screenshotOf } from './screenshot.ts';

/** Luminance of the pixel at that byte. */
const brightness = (shot: Buffer, index: number) =>
  luminance([0, 1, 2].map((channel) => (shot[index + channel] ?? 0) / 255) as [number, number, number]);

/** The margin around a control for its focus ring, px. */
const AROUND = 12;

/**
 * The area that the focus changes, px² with a contrast of at least 3:1 (WCAG 2.4.13 wants that of a line of 2 px around
 * the control). Removes the focus; Tab goes on from there.
 */
export async function ringOf(page: Page, { box }: Stop): Promise<number> {
  const clip = {
    x: box.x - AROUND,
    y: box.y - AROUND,
    width: box.width + 2 * AROUND,
    height: box.height + 2 * AROUND,
  };
  const pixels = async () =>
    sharp(await screenshotOf(page, { clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const withFocus = await pixels();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const without = await pixels();
  let changed = 0;
  for (let index = 0; index < withFocus.length; index += 3) {
    if (withFocus.readUIntBE(index, 3) === without.readUIntBE(index, 3)) continue;
    const [one = 0, other = 0] = [withFocus, without].map((shot) => brightness(shot, index));
    if (contrastRatio(one, other) >= 3) changed += 1;
  }
  return changed;
}
