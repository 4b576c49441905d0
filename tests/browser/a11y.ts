import { expect } from '@playwright/test';
import type { AccessibleNode } from './accessibilityTree.ts';

/** Checks of names, headings and landmarks (WCAG 2.2 AA), read from a page's accessibility tree. */

const CONTROLS = new Set([
  'button',
  'link',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
  'slider',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'Video',
]);
const LANDMARKS = new Set(['banner', 'main', 'contentinfo', 'navigation', 'complementary', 'form']);

/** Link texts that mean nothing out of context. */
const VAGUE = /^((click |right )?here|this|link|go|start|(read |see |learn )?more)$/i;

const named = (nodes: readonly AccessibleNode[], role: string) =>
  nodes.filter((node) => node.role === role).map(({ name }) => name);

export function seesNames(nodes: readonly AccessibleNode[]) {
  const nameless = nodes.filter(
    ({ role, name }) => (CONTROLS.has(role) || role === 'image' || role === 'region') && name.trim() === '',
  );
  expect(nameless, 'every control, picture and region has a name').toEqual([]);
  const odd = nodes.filter(({ role, name }) => role === 'link' && /^\s|\s$|\s{2}|@\s/.test(name));
  expect(odd, 'a link is called by the words that are seen').toEqual([]);
  const vague = nodes.filter(({ role, name }) => role === 'link' && VAGUE.test(name));
  expect(vague, 'a link says where it leads').toEqual([]);
}

export function seesHeadings(nodes: readonly AccessibleNode[]) {
  const levels = nodes.filter(({ role }) => role === 'heading').map(({ level = 0 }) => level);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(gaps, `headings go down one level at a time: ${levels.join(' ')}`).toEqual([]);
}

export function seesLandmarks(nodes: readonly AccessibleNode[]) {
  for (const role of ['banner', 'main', 'contentinfo']) expect(named(nodes, role), role).toHaveLength(1);
  expect(named(nodes, 'navigation')).toEqual(expect.arrayContaining(['Main', 'Agency', 'Services']));
  expect(named(nodes, 'complementary')).toEqual(['Shortcuts']);
  const landmarks = nodes
    .filter(({ role }) => LANDMARKS.has(role))
    .map(({ role, name }) => `${role} ${name}`);
  expect(landmarks, 'no two landmarks are called the same').toEqual([...new Set(landmarks)]);
}
