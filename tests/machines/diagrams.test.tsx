import { readdirSync } from 'node:fs';
import ELK from 'elkjs/lib/elk.bundled.js';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../machines/index.ts';
import { Chart } from '../../src/machineRoom/chart/Chart.tsx';
import { describe as describeMachine } from '../../src/machineRoom/chart/describe.ts';
import { layOut } from '../../src/machineRoom/chart/layout.ts';
import { fontSize, titleSize, widthOf } from '../../src/machineRoom/chart/text.ts';
import { everyTransition, statesIn } from '../support/recorders.ts';

async function draw(name: string, machine: AnyStateMachine): Promise<string> {
  const layout = await layOut(new ELK(), describeMachine(machine));
  const chart = <Chart layout={layout} title={`The machine ${name}`} />;
  return `${renderToStaticMarkup(chart)}\n`;
}

const parse = (svg: string) => new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document;
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
  const nodes = statesIn(machine.root);
  const all = (attribute: string) =>
    [...page.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute));
  const boxes = new Map(
    nodes.map(({ id }) => [id, boxOf(page.querySelector(`[data-state="${id}"] rect`))] as const),
  );

  test('is the one in machines/diagrams', async () => {
    await expect(svg).toMatchFileSnapshot(`../../machines/diagrams/${name}.svg`);
  });

  test('has every state once, and every declared transition', () => {
    expect(all('data-state').sort()).toEqual(nodes.map(({ id }) => id).sort());
    expect([...new Set(all('data-transition'))].sort()).toEqual(everyTransition(machine));
  });

  test('states stand within their parents and beside each other; no text leaves its box', () => {
    for (const [id, box] of boxes) {
      for (const [other, otherBox] of boxes) {
        if (other.startsWith(`${id}.`)) expect(holds(box, otherBox), `${other} in ${id}`).toBe(true);
        else if (other !== id && !id.startsWith(`${other}.`))
          expect(overlap(box, otherBox), `${id}, ${other}`).toBe(false);
      }
      for (const line of page.querySelectorAll(`[data-head="${id}"] text`)) {
        const size = line.classList.contains('name') ? titleSize : fontSize;
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

test('machines/diagrams has the diagrams of the registry, and no other', () => {
  const files = readdirSync(new URL('../../machines/diagrams/', import.meta.url));
  expect(files.filter((file) => file.endsWith('.svg'))).toEqual(
    Object.keys(machines).map((name) => `${name}.svg`),
  );
});
