import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Beasties from 'beasties';

/** The characters of `<main>` that a first screen shows, with a margin; counted at 390 × 844 and 1440 × 900 px. */
const SHOWN = 4_000;

/** Rules for paper, which are in the sheet as well. */
const PRINT = /@media print\s*\{(?:[^{}]|\{[^{}]*\})*\}/g;

const classesOf = (markup: string) =>
  [...new Set(Array.from(markup.matchAll(/class="([^"]*)"/g), ([, names = '']) => names))].sort().join(' ');

/** The markup that a first screen shows: header, beginning of `<main>`, and the dock behind the footer. */
function firstScreenOf(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('<', start + SHOWN);
  return html.slice(0, end) + html.slice(html.indexOf('</footer>'));
}

/**
 * The rules of a style sheet that the first screens of pages use; the pages' documents carry them, so that no first
 * paint waits for the sheet.
 *
 * @param pages their markup; of those with the same classes, one is read
 * @param sheet the tag that links the style sheet
 * @param siteDir the folder that has the sheet
 * @throws when the sheet is missing
 */
export async function firstScreenRules(
  pages: readonly string[],
  sheet: string,
  siteDir: string,
): Promise<string> {
  const screens = new Map(pages.map(firstScreenOf).map((screen) => [classesOf(screen), screen]));
  const beasties = new Beasties({ path: siteDir, fonts: false, logLevel: 'silent' });
  const document = `<html><head>${sheet}</head><body>${[...screens.values()].join('')}</body></html>`;
  const [, rules] = /<style>(.*?)<\/style>/s.exec(await beasties.process(document)) ?? [];
  const [, file = ''] = /href="([^"]*)"/.exec(sheet) ?? [];
  if (!rules) throw new Error(`No rules of a first screen were found in ${file}.`);
  // All @font-face rules: beasties does not find font families in custom properties.
  const faces = (await readFile(join(siteDir, file), 'utf8')).match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.join('') + rules.replaceAll(PRINT, '');
}
