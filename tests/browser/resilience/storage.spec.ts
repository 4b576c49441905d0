import { typed } from '../../modelInputs/enquiry.ts';
import { expect, test } from '../fixtures.ts';
import { field, fillForm, form, openForm, seeTyped } from '../form.ts';
import { sendsOnce } from '../serviceState.ts';

/** A browser that blocks all cookies; `views/draft.test.ts` has other ways to refuse storage. */
const blockCookies = () => {
  const deny = {
    get() {
      throw new DOMException('The document has no access.', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'localStorage', deny);
  Object.defineProperty(window, 'sessionStorage', deny);
  Object.defineProperty(window, 'indexedDB', deny);
  Object.defineProperty(Document.prototype, 'cookie', deny);
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { value: false });
};

test('where storage is refused the words outlast a look at another page, and are sent once', async ({
  page,
  site,
}) => {
  const name = 'Asha, who blocks all cookies';
  await page.addInitScript(blockCookies);
  await openForm(page, '/contact');
  await fillForm(page, { ...typed, name });
  for (const [link, path] of [
    ['About', '/about-us'],
    ['Contact', '/contact'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await page.waitForURL(`**${path}`);
  }
  await expect(form(page)).toHaveAttribute('data-state', 'filling.unchecked');
  await expect(field(page, 'name')).toHaveValue(name);
  await seeTyped(page, ['companyName', 'email', 'service', 'message']);
  await sendsOnce(page, site, name);
});
