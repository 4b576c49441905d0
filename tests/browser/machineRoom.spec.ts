import type { Page } from '@playwright/test';
import { typed } from '../modelInputs/enquiry.ts';
import { COLOUR_RULES, expectNoAxeViolations } from './axe.ts';
import { expect, tabTo, test } from './machineRoom.ts';

/** Expects that axe finds nothing in either colour scheme. */
async function seesNothing(page: Page, about: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('#root > div')).toHaveAttribute('data-wall', 'chuna');
  await expectNoAxeViolations(page, { about: `${about}, light` });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('#root > div')).toHaveAttribute('data-wall', 'raat');
  await expectNoAxeViolations(page, { rules: COLOUR_RULES, about: `${about}, dark` });
}

const REFUSED = /RETRY.*refused.*isAssisted said no/s;

test('an enquiry is watched, driven, refused, rewound and sent', async ({ room, page, development }) => {
  await room.open(development, '#/enquiry');
  await room.standsIn('enquiry.filling.unchecked');

  await room.button('alert.closed').click();
  await expect(room.log().first()).toContainText(/alert\.closed.*ignored.*no active state/s);

  const width = () => room.site.locator('html').evaluate((html) => html.clientWidth);
  expect(await width(), 'the site is as wide as a phone').toBeLessThanOrEqual(390);
  await page.getByLabel('Wide site').check();
  await expect.poll(width, 'the site takes half of the window').toBeGreaterThan(600);

  for (const name of ['name', 'companyName', 'email', 'contact', 'message'] as const)
    await room.field(name).fill(typed[name]);
  await room.field('service').selectOption(typed.service);
  await expect(room.log().first()).toContainText('"field":"service","value":"(scrubbed)"');
  await expect(page.locator('main')).not.toContainText(typed.email);

  // The request is never answered, so that the room sends the failure.
  const calls: string[] = [];
  await page.route('**/api/*', (route) => void calls.push(route.request().url()));
  await room.site.getByRole('button', { name: 'Submit' }).click();
  await room.standsIn('enquiry.submitting.contactUs');
  await expect(room.actor('enquiry')).toContainText('↳ contactUs');
  await room.button('error contactUs').click();
  await room.standsIn('enquiry.stuckWaiting.withoutAnswer');
  await expect(room.offer('RETRY')).toContainText('guard refuses');
  await expect(room.offer('contact.left')).not.toContainText('guard refuses');
  await room.button('RETRY').click();
  await expect(room.log().first()).toContainText(REFUSED);
  await page.getByLabel('Outcome').selectOption('refused');
  await expect(room.log()).toHaveCount(1);
  await page.getByLabel('Outcome').selectOption('all');
  await expect(room.site.getByRole('dialog')).toBeVisible();

  while (!(await room.actor('enquiry').textContent())?.includes('filling')) {
    const before = await page.getByText(/^\d+ of \d+/).textContent();
    await room.rewind().press('ArrowLeft');
    await expect(page.getByText(/^\d+ of \d+/)).not.toHaveText(before ?? '');
    await expect(page.getByText('frozen')).toBeVisible();
  }
  await expect(room.site.getByRole('dialog')).toBeHidden();
  await expect(room.field('email')).toHaveValue(typed.email);
  await expect(room.field('message')).toHaveValue(typed.message);
  await room.standsIn('enquiry.filling.unchecked');

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await room.site.getByRole('button', { name: 'Submit' }).click();
  await room.standsIn('enquiry.thanked');
  const path = () => room.site.locator('html').evaluate(() => window.location.pathname);
  await expect.poll(path).toBe('/thankyou');
  expect(calls.length).toBeGreaterThan(0);
  await expect(room.rewind()).toBeDisabled();
  await page.getByLabel('Name or state').fill('enquiry gone');
  await expect(room.actors()).toHaveCount(1);
  await page.getByLabel('Name or state').fill('enquiry nowhere');
  await expect(room.actors()).toHaveCount(0);
});

test('a story is opened by its address and stepped', async ({ room, page, development }) => {
  await room.open(development, '#/enquiry/stories/2?page=/contact');
  const status = page.getByText(/^Step \d+ of \d+/);
  await expect(page.locator('[aria-current=step]')).toContainText('start');
  const steps = await page.locator('ol:has([aria-current=step]) > li').count();
  for (let step = 1; step <= 3; step += 1) {
    await room.button('Next step').click();
    await expect(status).toHaveText(`Step ${step} of ${steps}: as expected`);
  }
  await expect(room.field('name')).toHaveValue(typed.name);

  // The form at home has other fields.
  await page
    .getByRole('link', { name: /^home, specified/ })
    .first()
    .click();
  // The story's actor is that of the next page in the frame.
  await expect(room.site.locator('main h1')).toHaveText(/Framing/);
  await expect(room.site.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(page.locator('[aria-current=step]')).toContainText('start');
  while (await room.button('Next step').isEnabled()) await room.button('Next step').click();
  await expect(status).toHaveText(/^Step (\d+) of \1: as expected/);
  // At the wrong form it ends at the first difference.
  await room.open(development, `${new URL(page.url()).hash.split('?')[0]}?page=/contact`);
  await expect(page.locator('[aria-current=step]')).toContainText('start');
  while (await room.button('Next step').isEnabled()) await room.button('Next step').click();
  await expect(status).toHaveText(/: not as expected$/);

  // A short one, of the same page.
  await room.open(development, '#/dock/stories/1?page=/contact');
  await expect(page.locator('[aria-current=step]')).toContainText('start');
  await room.button('Next step').click();
  await expect(status).toHaveText(/^Step 1 of/);
  await room.button('Start again').click();
  await expect(status).toBeHidden();
  while (await room.button('Next step').isEnabled()) await room.button('Next step').click();
  await expect(status).toHaveText(/^Step (\d+) of \1: as expected/);
});

test('by keyboard the site is skipped, an event is edited, and a story is found and stepped; axe finds nothing', async ({
  room,
  page,
  development,
}) => {
  await room.open(development, '#/enquiry');
  await room.standsIn('enquiry.filling.unchecked');
  await tabTo(page, room.button('Skip the site'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: 'Machines' })).toBeFocused();
  await tabTo(page, room.actor('enquiry'));
  await page.keyboard.press('Enter');
  await tabTo(page, room.button('field.changed'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{"field":');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('JSON');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{"field":"name","value":"Asha"}');
  await page.keyboard.press('Enter');
  await expect(room.field('name')).toHaveValue('Asha');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await tabTo(page, room.pane('Stories'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: /^contact, specified/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, room.button('Next step'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Step 1 of \d+: as expected/)).toBeVisible();

  await seesNothing(page, 'Stories');
  await room.button('alert.closed').click();
  for (const pane of ['Log', 'Context']) {
    await room.pane(pane).click();
    await seesNothing(page, pane);
  }

  await room.open(development, '#/carousel');
  await expect(room.button('dot.pressed').first()).toBeVisible();
  await seesNothing(page, 'many actors');
});

test('the design page shows each of its sections', async ({ room, development }) => {
  await room.page.goto(`${development}/design/`);
  const sections = room.page.locator('main > section');
  await expect(sections.locator('> h2')).toHaveText([
    'Pigments',
    'Walls',
    'Contrast',
    'Type',
    'Controls',
    'Motion',
    'People',
    'Pictures',
  ]);
  for (const section of await sections.all()) await expect(section.locator('> :nth-child(3)')).toBeVisible();
});
