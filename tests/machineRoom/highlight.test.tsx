import ELK from 'elkjs/lib/elk.bundled.js';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { enquiryMachine } from '../../machines/enquiry.machine.ts';
import { Chart } from '../../src/machineRoom/chart/Chart.tsx';
import { describe } from '../../src/machineRoom/chart/describe.ts';
import { highlight } from '../../src/machineRoom/chart/highlight.ts';
import { layOut } from '../../src/machineRoom/chart/layout.ts';

const layout = await layOut(new ELK(), describe(enquiryMachine));
const chart = new JSDOM(renderToStaticMarkup(<Chart layout={layout} title="enquiry" />)).window.document.body;
const lit = (attribute: string, by: string) =>
  [...chart.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(by)).filter(Boolean);

test('active states are highlighted, and those before are not any more', () => {
  highlight(chart, new Set(['enquiry', 'enquiry.restoring']), new Set());
  expect(lit('data-active', 'data-state')).toEqual(['enquiry', 'enquiry.restoring']);
  highlight(chart, new Set(['enquiry', 'enquiry.alerting']), new Set());
  expect(lit('data-active', 'data-state')).toEqual(['enquiry', 'enquiry.alerting']);
});

test('a transition flashes with its arrow, alone among those between the same states', () => {
  const closed = 'enquiry.alerting --alert.closed--> enquiry.filling.checked';
  highlight(chart, new Set(), new Set([closed]));
  expect(new Set(lit('data-flashing', 'data-transition'))).toEqual(new Set([closed]));
  expect(lit('data-flashing', 'data-source')).toEqual(['enquiry.alerting']);
  expect(lit('data-flashing', 'data-target')).toEqual(['enquiry.filling.checked']);
  const inner = 'enquiry.filling --field.changed--> (stay)';
  highlight(chart, new Set(), new Set([inner]));
  expect(new Set(lit('data-flashing', 'data-transition'))).toEqual(new Set([inner]));
  expect(lit('data-flashing', 'data-source')).toEqual([]);
});
