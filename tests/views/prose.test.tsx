import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Prose } from '../../src/ui/Prose.tsx';
import { renderInSite } from './site.tsx';

const html =
  '<p>See <a href="/contact">us</a>, <a href="#part">a part</a>, <a href="/blog/rss.xml">the feed</a>, or <a href="https://a.example/contact">others</a>.</p>';

/** True when a click is left to the browser. */
async function isLeftToBrowser(name: string, options: MouseEventInit = {}): Promise<boolean> {
  await renderInSite(<Prose html={html} slug="an-article" />);
  const isLeft = vi.fn((event: Event) => {
    const { defaultPrevented } = event;
    // jsdom opens no pages.
    event.preventDefault();
    return !defaultPrevented;
  });
  window.addEventListener('click', isLeft, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), options);
  return isLeft.mock.results[0]?.value;
}

test('the router follows a plain click on a link to another page', async () => {
  expect(await isLeftToBrowser('us')).toBe(false);
});

test.each([{ shiftKey: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }, { button: 1 }])(
  'the browser follows a click with %o',
  async (options) => {
    expect(await isLeftToBrowser('us', options)).toBe(true);
  },
);

test.each([
  ['within the page', 'a part'],
  ['to a file', 'the feed'],
  ['to another site', 'others'],
])('the browser follows a link %s', async (_, name) => {
  expect(await isLeftToBrowser(name)).toBe(true);
});

test.each([
  ['Élan is', 'É', 'É'],
  ['“We sell', 'W', '“W'],
  ['A house', 'A', 'A '],
  ['iPhones sell', 'I', 'i'],
])('the first letter of %j is set apart, in its first paragraph alone', async (opening, initial, apart) => {
  await renderInSite(<Prose html={`<p>${opening}.</p><p>And.</p>`} slug="an-article" />);
  const paragraph = screen.getByText(
    (_, element) => element?.textContent === `${opening}.` && element.tagName === 'P',
  );
  expect(paragraph.dataset.initial).toBe(initial);
  expect(paragraph.firstElementChild?.textContent).toBe(apart);
  expect(screen.getByText('And.').dataset.initial).toBeUndefined();
});

test('a first paragraph that begins with another sign has no letter set apart', async () => {
  await renderInSite(<Prose html="<p>40 shops.</p>" slug="an-article" />);
  expect(screen.getByText('40 shops.').dataset.initial).toBeUndefined();
});
