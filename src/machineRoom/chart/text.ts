import type { State, Transition } from './describe.ts';

/** A line of text; `transition` is the name of the one it is a part of. */
export interface Line {
  text: string;
  transition?: string;
}

/** px. */
export const fontSize = 12;
export const titleSize = 13;
export const lineHeight = 17;
export const padding = 10;
/** The width of a monospace character, in ems. */
const CHARACTER = 0.602;

/** px. */
export const widthOf = (text: string, size = fontSize) => text.length * CHARACTER * size;

/** Breaks text at spaces; later lines are indented. A word longer than a line stays whole. */
function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = `  ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function textOf({ event, guard, actions }: Transition): string {
  const condition = guard === undefined ? '' : ` [${guard}]`;
  return event + condition + (actions.length > 0 ? ` / ${actions.join(', ')}` : '');
}

/** The lines of an edge's label. */
export const edgeLines = (transitions: readonly Transition[], columns: number): Line[] =>
  transitions.flatMap((transition) =>
    wrap(textOf(transition), columns).map((text) => ({ text, transition: transition.name })),
  );

/** The lines below a state's name: tags, actions, invoked actors, transitions within it. */
export function stateLines(state: State, columns: number): Line[] {
  const facts = [
    ...state.tags.map((tag) => `#${tag}`),
    ...(state.entry.length > 0 ? [`entry / ${state.entry.join(', ')}`] : []),
    ...(state.exit.length > 0 ? [`exit / ${state.exit.join(', ')}`] : []),
    ...state.invoke.map((source) => `invoke / ${source}`),
  ];
  return [
    ...facts.flatMap((fact) => wrap(fact, columns).map((text) => ({ text }))),
    ...state.inner.flatMap((transition) =>
      wrap(textOf(transition) + (transition.target ? ` → ${transition.target}` : ''), columns).map(
        (text) => ({
          text,
          transition: transition.name,
        }),
      ),
    ),
  ];
}

/** px; the height of a state's name and the lines below it. */
export const headHeight = (lines: readonly Line[]) => padding * 1.5 + titleSize + lines.length * lineHeight;

/** px; the width of a state's name and the lines below it. */
export const headWidth = ({ key, kind }: State, lines: readonly Line[]) =>
  Math.max(
    widthOf(kind === 'history' ? `${key} (history)` : key, titleSize),
    ...lines.map(({ text }) => widthOf(text)),
  ) +
  padding * 2;
