import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Actions and guards as xstate keeps them: by name, or as objects with the name as type. */
type Named = string | { type?: string } | ((...args: never) => unknown);

const idOf = (node: AnyStateNode) => node.id.replace(/\W/g, '_');

function nameOf(named: Named): string {
  if (typeof named === 'string') return named;
  return ('type' in named && named.type) || 'inline';
}

const actionsOf = (actions: readonly Named[]) =>
  actions.length ? ` / ${actions.map(nameOf).join(', ')}` : '';

/** `after.autoplay` as `after 3000 ms (autoplay)`. */
function delayOf({ source }: AnyTransitionDefinition, delay: string): string {
  const known: unknown = source.machine.implementations.delays[delay];
  return typeof known === 'number' ? `after ${known} ms (${delay})` : `after ${delay}`;
}

function labelOf(transition: AnyTransitionDefinition, siblings: number): string {
  const { eventType, source, guard, actions } = transition;
  const event = (eventType || 'always')
    .replace(`.${source.id}`, '')
    .replace(/^xstate\.after\.(.+)$/, (_match: string, delay: string) => delayOf(transition, delay))
    .replace(/^xstate\.(done|error)\.actor\./, '$1 ')
    .replace(/^xstate\.done\.state$/, 'done');
  const otherwise = siblings > 1 ? ' [else]' : '';
  const condition = guard === undefined ? otherwise : ` [${nameOf(guard as Named)}]`;
  return event + condition + actionsOf(actions as Named[]);
}

/** Leaves out the actions that xstate adds to a state with delays: their start and their end. */
const declared = (actions: readonly Named[]) =>
  actions.filter((action) => !nameOf(action).startsWith('xstate.'));

const within = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === ancestor || within(node.parent, ancestor));

/** A state's transitions in xstate's order, once for each target. */
const transitionsOf = (node: AnyStateNode) =>
  [...node.transitions.values(), node.always ?? []].flatMap((siblings) =>
    siblings.flatMap((transition) => {
      const label = labelOf(transition, siblings.length);
      const targets: readonly (AnyStateNode | undefined)[] = transition.target ?? [undefined];
      return targets.map((target) => ({ target, label }));
    }),
  );

/** True when Mermaid can draw an arrow: not to the same state, nor between a state and its descendants. */
const isArrow = (from: AnyStateNode, to: AnyStateNode | undefined): to is AnyStateNode =>
  to !== undefined && !within(to, from) && !within(from, to);

/** The lines below a state's name, as in UML: its actions, and the transitions that are no arrows. */
function linesOf(node: AnyStateNode): string[] {
  const [entry, exit] = [node.entry, node.exit].map((actions) => actionsOf(declared(actions as Named[])));
  return [
    ...(entry ? [`entry${entry}`] : []),
    ...node.invoke.map(({ src }) => `do / ${nameOf(src as Named)}`),
    ...(exit ? [`exit${exit}`] : []),
    ...transitionsOf(node)
      .filter(({ target }) => !isArrow(node, target))
      .map(({ target, label }) => (target ? `${label} → ${target.key}` : label)),
  ];
}

/** The arrows from a state to those that `isDrawn` chooses. Mermaid draws one loop a state: several share it. */
function arrowsFrom(node: AnyStateNode, isDrawn: (to: AnyStateNode) => boolean): string[] {
  const labels = new Map<string, string>();
  const arrows: string[] = [];
  for (const { target, label } of transitionsOf(node)) {
    if (!isArrow(node, target) || !isDrawn(target)) continue;
    const ends = `${idOf(node)} --> ${idOf(target)}`;
    if (target !== node) arrows.push(`${ends} : ${label}`);
    else labels.set(ends, [labels.get(ends), label].filter(Boolean).join('<br/>'));
  }
  return [...arrows, ...[...labels].map(([ends, label]) => `${ends} : ${label}`)];
}

function statesFor(node: AnyStateNode): string[] {
  const id = idOf(node);
  const name = node.type === 'history' ? `${node.key} (history)` : node.key;
  const descriptions = [name, ...linesOf(node)];
  const ending = node.type === 'final' ? [`${id} --> [*]`] : [];
  const children = Object.values(node.states);
  if (children.length === 0) return [...descriptions.map((line) => `${id} : ${line}`), ...ending];

  // An arrow to a state of another block would move that state into this one.
  const isSibling = ({ parent }: AnyStateNode) => parent === node;
  const inside =
    node.type === 'parallel'
      ? children.flatMap((region, index) => [...(index > 0 ? ['--'] : []), ...statesFor(region)])
      : [
          `[*] --> ${node.initial.target.map(idOf).join(', ')}`,
          ...children.flatMap(statesFor),
          ...children.flatMap((child) => arrowsFrom(child, isSibling)),
        ];
  return [
    `state "${descriptions.join('<br/>')}" as ${id} {`,
    ...inside.map((line) => `  ${line}`),
    '}',
    ...ending,
  ];
}

/** The arrows that cross the edge of a block. */
const arrowsAcross = (node: AnyStateNode): string[] => [
  ...arrowsFrom(node, ({ parent }) => parent !== node.parent),
  ...Object.values(node.states).flatMap(arrowsAcross),
];

/** A machine as a Mermaid `stateDiagram-v2`, within a state of its own: Mermaid takes regions nowhere else. */
export function toMermaid({ root }: AnyStateMachine): string {
  const lines = [...statesFor(root), ...arrowsAcross(root)];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
}
