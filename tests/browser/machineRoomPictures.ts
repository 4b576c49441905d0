import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { typed } from '../modelInputs/enquiry.ts';
import { findBrowser } from '../support/browser.ts';
import { MachineRoom } from './machineRoom.ts';
import { startDevelopment } from './machineRoomServer.ts';

/** Takes the pictures of the machine room for the READMEs: `npx node tests/browser/machineRoomPictures.ts`. */

const folder = new URL('../../machines/diagrams/', import.meta.url);

interface Picture {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  hash: string;
  arrange: (room: MachineRoom, page: Page) => Promise<void>;
}

const pictures: readonly Picture[] = [
  {
    width: 1280,
    height: 800,
    colorScheme: 'light',
    hash: '#/enquiry',
    async arrange(room) {
      await room.standsIn('enquiry.filling.unchecked');
      await room.field('name').fill(typed.name);
      await room.field('email').fill(typed.email);
      await room.button('enquiry.submitted').click();
      await room.standsIn('enquiry.alerting');
      await room.button('alert.closed').click();
      await room.standsIn('enquiry.filling.checked');
      await room.button('answer.closed').click();
      await room.log().first().getByText('ignored').waitFor();
    },
  },
  {
    width: 1440,
    height: 900,
    colorScheme: 'dark',
    hash: '#/enquiry/stories/2',
    async arrange(room, page) {
      const next = room.button('Next step');
      for (let step = 1; await next.isEnabled(); step += 1) {
        await next.click();
        await page.getByText(`Step ${step} of`).waitFor();
      }
      await room.standsIn('enquiry.stuckWaiting.withoutAnswer');
    },
  },
  {
    width: 1920,
    height: 1080,
    colorScheme: 'light',
    hash: '#/carousel?page=/',
    async arrange(room, page) {
      await room.site.locator('html[data-hydrated]').waitFor();
      await room.site.getByRole('button', { name: 'Next slide' }).first().scrollIntoViewIfNeeded();
      await room.button('control.pressed').click();
      await page.getByLabel('Payload of dot.pressed').fill('{"index":0}');
      await room.button('dot.pressed').click();
      await room.log().first().getByText('said no').waitFor();
      await room.button('next.pressed').click();
    },
  },
];

const { url, stop } = await startDevelopment();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
for (const { width, height, colorScheme, hash, arrange } of pictures) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const room = new MachineRoom(page);
  await room.open(url, hash);
  await arrange(room, page);
  const file = new URL(`room-${width}.webp`, folder);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 66, smartSubsample: true })
    .toFile(file.pathname);
  console.log(`${file.pathname} ${size} bytes`);
  await page.close();
}
await browser.close();
await stop();
