import ELK from 'elkjs/lib/elk.bundled.js';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { machines } from '../../machines/index.ts';
import { transitionName } from '../../machines/transitions.ts';
import { Chart } from '../../src/machineRoom/chart/Chart.tsx';
import { describe as describeMachine } from '../../src/machineRoom/chart/describe.ts';
import { layOut } from '../../src/machineRoom/chart/layout.ts';
import { widthOf } from '../../src/machineRoom/chart/text.ts';
import { everyTransition } from '../support/recorders.ts';

async function draw(name: string, machine: AnyStateMachine): Promise<string> {
  const layout = await layOut(new ELK(), describeMachine(machine));
  const chart = <Chart layout={layout} title={`The machine ${name}`} />;
  return `${renderToStaticMarkup(chart)}\n`;
}

const parse = (svg: string) => new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document;
const nodesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesIn),
];
const typeOf = (action: unknown) => (typeof action === 'string' ? action : (action as { type: string }).type);
/** Without the actions that xstate adds to a state with delays. */
const declared = (actions: readonly unknown[]) =>
  actions.map(typeOf).filter((type) => !type.startsWith('xstate.'));

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boxOf(rect: Element | null): Box {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = [
    'x',
    'y',
    'width',
    'height',
  ].map((name) => Number(rect?.getAttribute(name)));
  return { left: x, top: y, right: x + width, bottom: y + height };
}
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const holds = (outer: Box, inner: Box) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

describe.each(Object.entries<AnyStateMachine>(machines))('the diagram of %s', async (name, machine) => {
  const svg = await draw(name, machine);
  const page = parse(svg);
  const nodes = nodesIn(machine.root);
  const all = (attribute: string) =>
    [...page.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute));
  const textIn = (elements: Iterable<Element>) =>
    Array.from(elements, ({ textContent }) => textContent.trim()).join(' ');
  const head = (id: string) => textIn(page.querySelectorAll(`[data-head="${id}"] text`));
  const boxes = new Map(
    nodes.map(({ id }) => [id, boxOf(page.querySelector(`[data-state="${id}"] rect`))] as const),
  );

  test('is the one in machines/diagrams', async () => {
    await expect(svg).toMatchFileSnapshot(`../../machines/diagrams/${name}.svg`);
  });

  test('has every state and region once, and a dot for every initial state', () => {
    const ids = nodes.map(({ id }) => id).sort();
    expect(all('data-state').sort()).toEqual(ids);
    expect(all('data-head').sort()).toEqual(ids);
    const regions = nodes.filter(({ parent }) => parent?.type === 'parallel');
    expect(Array.from(page.querySelectorAll('[data-region]'), (g) => g.getAttribute('data-state'))).toEqual(
      regions.map(({ id }) => id),
    );
    const initials = nodes.flatMap((node) => (node.type === 'compound' ? node.initial.target : []));
    expect(all('data-initial').sort()).toEqual(initials.map((node) => node?.id).sort());
    for (const { id, type } of nodes)
      expect(page.querySelectorAll(`[data-state="${id}"] rect`), id).toHaveLength(type === 'final' ? 2 : 1);
  });

  test('has every declared transition in one place, with its guard, delay and actions', () => {
    const places = Map.groupBy(page.querySelectorAll('[data-transition]'), (line) =>
      line.getAttribute('data-transition'),
    );
    expect([...places.keys()].sort()).toEqual(everyTransition(machine));
    for (const node of nodes)
      for (const transition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
        const lines = places.get(transitionName(transition)) ?? [];
        expect(new Set(lines.map((line) => line.parentElement)).size).toBe(1);
        const place = lines[0]?.parentElement;
        const isInner = place?.getAttribute('data-head') === node.id;
        if (!isInner) {
          expect(place?.getAttribute('data-source')).toBe(node.id);
          expect(transition.target?.map(({ id }) => id)).toEqual([place?.getAttribute('data-target')]);
        }
        const { guard, actions } = transition;
        const text = textIn(lines);
        if (guard) expect(text).toContain(`[${typeOf(guard)}]`);
        if (actions.length > 0) expect(text).toContain(`/ ${actions.map(typeOf).join(', ')}`);
        const [, delay = ''] = /^xstate\.after\.(\w+)\./.exec(transition.eventType) ?? [];
        const known: unknown = machine.implementations.delays[delay];
        const wait = typeof known === 'number' ? `after ${known} ms (${delay})` : `after ${delay}`;
        if (delay) expect(text).toContain(wait);
      }
  });

  test('names tags, entry and exit actions, and invoked actors', () => {
    for (const { id, key, tags, entry, exit, invoke } of nodes) {
      const text = head(id);
      expect(text.startsWith(key)).toBe(true);
      for (const tag of tags) expect(text).toContain(`#${tag}`);
      for (const [kind, actions] of [
        ['entry', declared(entry)],
        ['exit', declared(exit)],
      ] as const)
        if (actions.length > 0) expect(text).toContain(`${kind} / ${actions.join(', ')}`);
      for (const { src } of invoke) expect(text).toContain(`invoke / ${src}`);
    }
  });

  test('states stand within their parents and beside each other; no text leaves its box', () => {
    for (const [id, box] of boxes) {
      for (const [other, otherBox] of boxes) {
        if (other.startsWith(`${id}.`)) expect(holds(box, otherBox), `${other} in ${id}`).toBe(true);
        else if (other !== id && !id.startsWith(`${other}.`))
          expect(overlap(box, otherBox), `${id}, ${other}`).toBe(false);
      }
      for (const line of page.querySelectorAll(`[data-head="${id}"] text`)) {
        const size = line.classList.contains('name') ? 13 : 12;
        const right = Number(line.getAttribute('x')) + widthOf(line.textContent, size);
        expect(right, `${id}: ${line.textContent}`).toBeLessThanOrEqual(box.right);
        expect(Number(line.getAttribute('y'))).toBeLessThan(box.bottom);
      }
    }
  });

  test('no label covers a state without states in it, or another label', () => {
    const labels = Array.from(page.querySelectorAll('.label'), boxOf);
    for (const [index, label] of labels.entries()) {
      for (const { id, type } of nodes)
        if (type === 'atomic' || type === 'final')
          expect(overlap(label, boxes.get(id) ?? boxOf(null)), id).toBe(false);
      for (const other of labels.slice(index + 1)) expect(overlap(label, other)).toBe(false);
    }
  });
});
