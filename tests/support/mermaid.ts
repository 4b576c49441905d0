import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const idOf = (node: AnyStateNode) => node.id.replace(/\W/g, '_');

function labelOf({ eventType, source, guard, target, actions }: AnyTransitionDefinition): string {
  const event = (eventType || 'always')
    .replace(`.${source.id}`, '')
    .replace(/^xstate\.after\./, 'after ')
    .replace(/^xstate\.(done|error)\.actor\./, '$1 ')
    .replace(/^xstate\.done\.state$/, 'done');
  const condition =
    guard === undefined
      ? ''
      : ` [${typeof guard === 'string' ? guard : ((guard as { type?: string }).type ?? 'inline')}]`;
  const names = target
    ? []
    : actions.map((action) => (typeof action === 'string' ? action : (action as { type: string }).type));
  return event + condition + (names.length ? ` / ${names.join(', ')}` : '');
}

/** A machine as a Mermaid `stateDiagram-v2`. Actions without a target appear as self-transitions. */
export function toMermaid(machine: AnyStateMachine): string {
  const lines = ['stateDiagram-v2'];
  const edges: string[] = [];

  const visit = (node: AnyStateNode, depth: number) => {
    const pad = '  '.repeat(depth);
    for (const transition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      for (const target of transition.target ?? [node]) {
        edges.push(`  ${idOf(node)} --> ${idOf(target)} : ${labelOf(transition)}`);
      }
    }
    const children = Object.values(node.states);
    if (node.type === 'compound') lines.push(`${pad}[*] --> ${node.initial.target.map(idOf).join(', ')}`);
    children.forEach((child, index) => {
      if (node.type === 'parallel' && index > 0) lines.push(`${pad}--`);
      const label = child.type === 'history' ? `${child.key} (history)` : child.key;
      if (Object.keys(child.states).length > 0) {
        lines.push(`${pad}state "${label}" as ${idOf(child)} {`);
        visit(child, depth + 1);
        lines.push(`${pad}}`);
      } else {
        lines.push(`${pad}${idOf(child)} : ${label}`);
        visit(child, depth + 1);
      }
      if (child.type === 'final') lines.push(`${pad}${idOf(child)} --> [*]`);
    });
  };
  visit(machine.root, 1);
  return [...lines, ...edges].join('\n');
}
