import { expect, test } from 'vitest';
import { SHUTTER } from '../../machines/navigation.machine.ts';
import { rulesOf } from '../specification/styles.ts';

const [rules, [root]] = await Promise.all([
  rulesOf('shell/navigation/Navigation.css.ts'),
  rulesOf('theme/theme.css.ts').then((all) => all.filter(({ style }) => '--t-ui' in style)),
]);
const statesIn = (selector: string) =>
  [...selector.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state);

test('the halves of the shutter move as long as its machine waits for them', () => {
  const times = rules.flatMap(({ selector, style: { transition } }) =>
    transition !== undefined && /::(before|after)$/.test(selector) ? transition.split(' ')[1] : [],
  );
  expect(times).toEqual(['var(--t-ui)', 'var(--t-ui)']);
  expect(root?.style['--t-ui']).toBe(`${SHUTTER}ms`);
});

test('they meet while it closes and is closed, and cannot be seen while it is settled', () => {
  const meeting = rules.filter(({ style }) => style.transform === 'none');
  expect(meeting.map(({ selector }) => statesIn(selector))).toEqual([
    ['closing', 'closed'],
    ['closing', 'closed'],
  ]);
  const hidden = rules.filter(({ style }) => style.visibility === 'hidden');
  expect(hidden.map(({ selector }) => statesIn(selector))).toEqual([['settled']]);
});
