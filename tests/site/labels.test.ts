import { describe, expect, test } from 'vitest';
import { builtPages } from '../support/builtSite.ts';

const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

describe('labels of questions and of openings (TEXT-4)', () => {
  const withFaq = builtPages.filter(({ document }) => document.querySelector('#faq'));

  test('the eight service pages and some articles have an FAQ', () => {
    const paths = withFaq.map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/services/'))).toHaveLength(8);
    expect(paths.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThan(0);
  });

  test.each(withFaq)('the questions of $path are headed as an FAQ', ({ document }) => {
    expect(texts(document.querySelectorAll('#faq h2'))).toEqual(['Frequently asked questions']);
  });

  test('each opening lists responsibilities and requirements', () => {
    const careers = builtPages.find(({ path }) => path === '/careers');
    const labels = texts(careers?.document.querySelectorAll('main li h4') ?? []);
    expect(labels).toEqual(Array(3).fill(['Responsibilities', 'Requirements']).flat());
  });
});
