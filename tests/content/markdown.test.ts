import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/content/plugin/markdown.ts';

const draw = (markdown: string) => new JSDOM(renderMarkdown(markdown).html).window.document.body;

test('## headings get ids and stand in the contents list; ### headings do not', () => {
  const { contents } = renderMarkdown('## What it *costs*\n\n### A detail\n\n## What it costs\n');
  expect(contents).toEqual([
    { id: 'what-it-costs', heading: 'What it costs' },
    { id: 'what-it-costs-1', heading: 'What it costs' },
  ]);
  expect(draw('## What it *costs*').querySelector('h2')?.id).toBe('what-it-costs');
});

test.each([1, 4, 5, 6])('a heading of level %i is reported', (level) => {
  const signs = '#'.repeat(level);
  expect(renderMarkdown(`${signs} Loud`).foreign).toEqual([{ element: `a ${signs} heading`, line: 1 }]);
});

test('words are counted as they are read: without markup, with those in tables', () => {
  expect(renderMarkdown('One **two** [three](/four) – 5.').words).toBe(4);
  expect(renderMarkdown('One\n\ntwo.').words).toBe(2);
  expect(renderMarkdown('| one | two |\n| --- | --- |\n| three | four |').words).toBe(4);
});

test('a block quote is marked as a pull-out', () => {
  expect(draw('> Keep this.').querySelector('blockquote[data-pull-out]')?.textContent?.trim()).toBe(
    'Keep this.',
  );
});

test('a table stands in a region of its own that can scroll, by keyboard too, named after its heading', () => {
  const body = draw(
    '## The order\n\n## The bill\n\n| What | Cost |\n| --- | ---: |\n| [Tea](https://tea.example) | 10 |\n',
  );
  const region = body.querySelector('[data-table]');
  expect(region?.querySelector('table')).not.toBeNull();
  expect(region?.getAttribute('role')).toBe('region');
  expect(region?.getAttribute('tabindex')).toBe('0');
  expect(region?.getAttribute('aria-label')).toBe('Table: The bill');
  expect(region?.querySelector('a')?.rel).toBe('noopener');
});

test('a table before any heading is called a table', () => {
  const region = draw('| What |\n| --- |\n| Tea |\n').querySelector('[data-table]');
  expect(region?.getAttribute('aria-label')).toBe('Table');
});

test("a table's first column names its rows", () => {
  const body = draw('| What | Cost |\n| --- | --- |\n| Tea | 10 |\n| Milk | 4 |\n');
  const names = [...body.querySelectorAll('tbody th[scope=row]')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Tea', 'Milk']);
  expect(body.querySelectorAll('tbody td')).toHaveLength(2);
});

test('its links are listed, and no other element', () => {
  const { links } = renderMarkdown('## [In](/services/seo)\n\n> [out](https://a.example/)\n');
  expect(links).toEqual(['/services/seo', 'https://a.example/']);
});

test('links out of the site get rel=noopener; internal ones stay plain', () => {
  const body = draw('[out](https://a.example/) and [in](/services/seo)');
  const [out, into] = body.querySelectorAll('a');
  expect(out?.outerHTML).toBe('<a href="https://a.example/" rel="noopener">out</a>');
  expect(into?.outerHTML).toBe('<a href="/services/seo">in</a>');
});

test('HTML does not reach the page, and is reported once, in a line and between lines', () => {
  const { html, foreign } = renderMarkdown('One <b>word</b>.\n\n<script>alert(1)</script>\n');
  expect(html).toBe('<p>One word.</p>');
  expect(foreign.map(({ line }) => line)).toEqual([1, 3]);
});
