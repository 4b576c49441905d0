import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { machines } from '../../machines/index.ts';
import { everyTransition } from '../../machines/transitions.ts';

/** What Mermaid makes of a diagram, as far as ours go; Mermaid itself would be a large dependency. */
interface Drawn {
  /** The state's name and what stands below it, for each time a state is drawn. */
  states: { id: string; lines: string[] }[];
  /** `depth`: in how many blocks it stands. */
  edges: { from: string; to: string; label: string; depth: number }[];
  /** How deep each separator of regions stands; 0 is outside any state, where Mermaid takes none. */
  separators: number[];
}

/** Ids hold underscores where machines have dots. */
const stateId = (id: string) => id.replaceAll('_', '.');

function read(text: string): Drawn {
  const drawn: Drawn = { states: [], edges: [], separators: [] };
  let depth = 0;
  for (const line of text.trim().split('\n').slice(1)) {
    const [, title, composite] = /^ *state "(.+)" as (\w+) \{$/.exec(line) ?? [];
    const [, from, to, label] = /^ *(\w+) --> (\w+) : (.+)$/.exec(line) ?? [];
    const [, simple, description] = /^ *(\w+) : (.+)$/.exec(line) ?? [];
    if (title && composite) {
      drawn.states.push({ id: stateId(composite), lines: title.split('<br/>') });
      depth += 1;
    } else if (from && to && label) {
      for (const part of label.split('<br/>'))
        drawn.edges.push({ from: stateId(from), to: stateId(to), label: part, depth });
    } else if (simple && description) {
      // Lines that follow each other are one state's.
      const last = drawn.states.at(-1);
      if (last?.id === stateId(simple)) last.lines.push(description);
      else drawn.states.push({ id: stateId(simple), lines: [description] });
    } else if (line.trim() === '--') drawn.separators.push(depth);
    else if (line.trim() === '}') depth -= 1;
    else expect(line).toMatch(/^ *(\[\*\] --> \w+|\w+ --> \[\*\])$/);
  }
  expect(depth).toBe(0);
  return drawn;
}

/** `after 500 ms (transition) [isFree] / advance` as `after transition[isFree]`. */
const takenBy = (label: string) =>
  label
    .replace(/ \/ .*$/, '')
    .replace(/^after \d+ ms \((\w+)\)/, 'after $1')
    .replace(' [', '[');

const isTransition = (line: string) => !/^(entry|exit|do) \/ /.test(line);
const nodesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesIn),
];
const typeOf = (action: unknown) => (typeof action === 'string' ? action : (action as { type: string }).type);
/** Without what xstate itself adds to a state with delays. */
const declared = (actions: readonly unknown[]) =>
  actions.map(typeOf).filter((type) => !type.startsWith('xstate.'));

describe.each(Object.entries<AnyStateMachine>(machines))('the diagram of %s', (name, machine) => {
  const text = readFileSync(new URL(`../../machines/diagrams/${name}.mmd`, import.meta.url), 'utf8');
  const { states, edges, separators } = read(text);
  const nodes = nodesIn(machine.root);

  test('regions are separated within a state only', () => {
    expect(separators.filter((depth) => depth === 0)).toEqual([]);
    const parallels = nodes.filter(({ type }) => type === 'parallel');
    const gaps = parallels.map((node) => Object.keys(node.states).length - 1);
    expect(separators).toHaveLength(gaps.reduce((sum, gap) => sum + gap, 0));
  });

  test('every state is drawn exactly once, and nothing else', () => {
    expect(states.map(({ id }) => id).sort()).toEqual(nodes.map(({ id }) => id).sort());
    const drawn = states.map(({ id }) => id);
    for (const { from, to } of edges) expect(drawn).toEqual(expect.arrayContaining([from, to]));
  });

  test('every declared transition is drawn, and nothing else', () => {
    const within = states.flatMap(({ id, lines }) =>
      lines
        .slice(1)
        .filter(isTransition)
        .map((line) => {
          const [label = '', inner] = line.split(' → ');
          const target =
            inner && nodes.find((node) => node.key === inner && node.id.startsWith(`${id}.`))?.id;
          return `${id} --${takenBy(label)}--> ${target ?? '(stay)'}`;
        }),
    );
    const between = edges.map(({ from, to, label }) => `${from} --${takenBy(label)}--> ${to}`);
    expect([...within, ...between].sort()).toEqual(everyTransition(machine));
  });

  test('no arrow lets Mermaid move a state: it stands where both its ends do, or outside all', () => {
    for (const { from, to, depth } of edges) {
      expect(from.startsWith(`${to}.`) || to.startsWith(`${from}.`), `${from} --> ${to}`).toBe(false);
      const [parent, other] = [from, to].map((id) => id.slice(0, id.lastIndexOf('.')));
      expect(depth, `${from} --> ${to}`).toBe(parent === other ? from.split('.').length - 1 : 0);
    }
  });

  // Mermaid draws the last of several.
  test('no state has two loops', () => {
    const loops = [...text.matchAll(/^ *(\w+) --> \1 :/gm)].map(([, id]) => id);
    expect(loops).toEqual([...new Set(loops)]);
  });

  test('every action, delay and invoked actor is named', () => {
    for (const node of nodes) {
      const lines = states.find(({ id }) => id === node.id)?.lines ?? [];
      for (const [kind, actions] of [
        ['entry', node.entry],
        ['exit', node.exit],
      ] as const)
        if (declared(actions).length > 0)
          expect(lines).toContain(`${kind} / ${declared(actions).join(', ')}`);
      for (const { src } of node.invoke) expect(lines).toContain(`do / ${src}`);
      for (const { actions } of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
        if (actions.length === 0) continue;
        const own = edges.filter(({ from }) => from === node.id).map(({ label }) => label);
        const labels = [...lines, ...own].map((label) => label.replace(/ → .*$/, ''));
        const ending = ` / ${actions.map(typeOf).join(', ')}`;
        expect(
          labels.filter((label) => label.endsWith(ending)),
          `${node.id}${ending}`,
        ).not.toEqual([]);
      }
    }
  });
});

test('a delay is drawn with its name and how long it is', () => {
  const carousel = readFileSync(new URL('../../machines/diagrams/carousel.mmd', import.meta.url), 'utf8');
  expect(carousel).toContain('after 3000 ms (autoplay) / requestNext');
  expect(carousel).toContain('after 500 ms (transition)');
});
