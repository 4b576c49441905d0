import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A rendered Markdown text, with the facts that its checks need. */
export interface RenderedMarkdown {
  /** Safe markup; tables stand in `<div data-table>`, which may scroll, and quotes are `<blockquote data-pull-out>`. */
  html: string;
  /** The `##` headings. */
  contents: { id: string; heading: string }[];
  /** The tag of its first block. */
  begins: string | undefined;
  /** Number of words, without markup. */
  words: number;
  /** The targets of its links. */
  links: string[];
  /** Elements that an article's body must not have: headings of other levels, pictures, markup. */
  foreign: { element: string; line: number }[];
}

const FOREIGN: Record<string, string> = {
  h1: 'a # heading',
  h4: 'a #### heading',
  h5: 'a ##### heading',
  h6: 'a ###### heading',
  img: 'a picture',
};

/** A table that is wider than the screen scrolls by itself, also by keyboard; the heading above it is its name. */
const scrollable = (table: Element, heading: string | undefined): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {
    dataTable: '',
    tabIndex: 0,
    role: 'region',
    ariaLabel: heading ? `Table: ${heading}` : 'Table',
  },
  children: [table],
});

/** The first cell of a row names it. */
function nameRow({ children }: Element): void {
  const name = children.find((cell) => cell.type === 'element');
  if (name) Object.assign(name, { tagName: 'th', properties: { ...name.properties, scope: 'row' } });
}

// Raw markup never reaches the page, so that an article cannot contain a script.
const toRoot = unified().use(remarkParse).use(remarkGfm);
const toMarkup = unified().use(remarkRehype).use(rehypeSlug);
const stringifier = unified().use(rehypeStringify);

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Turns the Markdown of an article's body into markup. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const lineOf = (node: { position?: Element['position'] }) => node.position?.start.line ?? 1;
  const contents: RenderedMarkdown['contents'] = [];
  const links: RenderedMarkdown['links'] = [];
  const foreign: RenderedMarkdown['foreign'] = [];

  const text = toRoot.parse(markdown);
  visit(text, 'html', (node) => {
    if (!node.value.startsWith('</')) foreign.push({ element: 'HTML', line: lineOf(node) });
  });
  const root = toMarkup.runSync(text);
  visit(root, 'element', (node, index, parent) => {
    const element = FOREIGN[node.tagName];
    if (element) foreign.push({ element, line: lineOf(node) });
    if (node.tagName === 'h2') contents.push({ id: String(node.properties.id), heading: textOf(node) });
    if (node.tagName === 'blockquote') node.properties.dataPullOut = '';
    if (node.tagName === 'table' && parent && index !== undefined)
      parent.children[index] = scrollable(node, contents.at(-1)?.heading);
    if (node.tagName === 'tbody') visit(node, { tagName: 'tr' }, nameRow);
    if (node.tagName !== 'a') return;
    const href = String(node.properties.href ?? '');
    links.push(href);
    if (/^[a-z]+:\/\//i.test(href)) node.properties.rel = ['noopener'];
  });

  const blocks = root.children.filter((node) => node.type === 'element');
  return {
    html: stringifier.stringify(root),
    contents,
    links,
    foreign,
    begins: blocks[0]?.tagName,
    words: countWords(blocks.map((block) => textOf(block)).join(' ')),
  };
}
