import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Description, Edge, State } from './describe.ts';
import { optionsFor, SCREEN, type Shape, SIDE } from './elkOptions.ts';
import { edgeLines, headHeight, headWidth, type Line, lineHeight, stateLines, widthOf } from './text.ts';

/** All places and sizes are px from the drawing's upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedState extends Box {
  state: State;
  lines: Line[];
  /** True for a region of a parallel state. */
  isRegion: boolean;
}

export interface PlacedEdge {
  edge: Edge;
  points: { x: number; y: number }[];
  label: Box & { lines: Line[] };
}

/** A drawing of a machine. */
export interface ChartLayout {
  width: number;
  height: number;
  /** Parents before their children. */
  states: PlacedState[];
  edges: PlacedEdge[];
  /** The dot and arrow of each initial state. */
  initials: { target: string; dot: Box; points: { x: number; y: number }[] }[];
}

type Elk = Pick<ELK, 'layout'>;

const DOT = 10;
const shapes: readonly Shape[] = (['DOWN', 'RIGHT'] as const).flatMap((direction) =>
  [22, 30, 40].map((columns) => ({ direction, columns })),
);

const statesIn = (state: State): State[] => [state, ...state.states.flatMap(statesIn)];

/** ELK may leave a state that edges enter narrower than its head, so its first child is as wide as that. */
function toElk(state: State, shape: Shape, minimum = 0): ElkNode {
  const lines = stateLines(state, shape.columns);
  const [width, height] = [Math.max(minimum, headWidth(state, lines)), headHeight(lines)];
  if (state.states.length === 0) return { id: state.id, width, height };
  const children = state.states.map((child, index) =>
    toElk(child, shape, index === 0 ? width - 2 * SIDE : 0),
  );
  const dot = `${state.id} initial`;
  return {
    id: state.id,
    layoutOptions: {
      ...optionsFor(state, shape, height),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: state.initial ? [{ id: dot, width: DOT, height: DOT }, ...children] : children,
    edges: state.initial ? [{ id: `${dot} arrow`, sources: [dot], targets: [state.initial] }] : [],
  };
}

/** The innermost node that holds all of these states. */
function holderOf(node: ElkNode, ids: readonly string[]): ElkNode {
  const holds = (child: ElkNode, id: string): boolean =>
    child.id === id || (child.children ?? []).some((inner) => holds(inner, id));
  const next = node.children?.find(
    (child) => child.children && ids.every((id) => id !== child.id && holds(child, id)),
  );
  return next ? holderOf(next, ids) : node;
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

const pointsOf = ({ sections = [] }: ElkExtendedEdge) =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);

async function layOutAs(elk: Elk, { root, edges }: Description, shape: Shape): Promise<ChartLayout> {
  const graph = toElk(root, shape);
  const labels = edges.map(({ transitions }) => edgeLines(transitions, shape.columns));
  for (const [index, { source, target }] of edges.entries()) {
    const lines = labels[index] ?? [];
    const holder = holderOf(graph, [source, target]);
    const width = Math.max(...lines.map(({ text }) => widthOf(text))) + 8;
    const label = { text: source, width, height: lines.length * lineHeight + 2 };
    holder.edges = [
      ...(holder.edges ?? []),
      { id: `edge ${index}`, sources: [source], targets: [target], labels: [label] },
    ];
  }
  const drawing: ElkNode = {
    id: 'drawing',
    layoutOptions: {
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
    children: [graph],
  };
  const placed = await elk.layout(drawing);
  const boxes = new Map<string, ElkNode>();
  const lines = new Map<string, ElkExtendedEdge>();
  (function collect(node: ElkNode) {
    boxes.set(node.id, node);
    for (const edge of node.edges ?? []) lines.set(edge.id, edge);
    node.children?.forEach(collect);
  })(placed);
  const find = <T>(from: Map<string, T>, id: string): T => {
    const found = from.get(id);
    if (found === undefined) throw new Error(`The layout has no ${id}.`);
    return found;
  };
  const states = statesIn(root);
  const regions = new Set(states.filter(({ kind }) => kind === 'parallel').flatMap((state) => state.states));
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states: states.map((state) => ({
      ...boxOf(find(boxes, state.id)),
      state,
      lines: stateLines(state, shape.columns),
      isRegion: regions.has(state),
    })),
    edges: edges.map((edge, index) => {
      const line = find(lines, `edge ${index}`);
      return {
        edge,
        points: pointsOf(line),
        label: { ...boxOf(line.labels?.[0] ?? {}), lines: labels[index] ?? [] },
      };
    }),
    initials: states.flatMap(({ id, initial }) =>
      initial
        ? [
            {
              target: initial,
              dot: boxOf(find(boxes, `${id} initial`)),
              points: pointsOf(find(lines, `${id} initial arrow`)),
            },
          ]
        : [],
    ),
  };
}

/** First how far a drawing is too wide, because it would be scaled down; then how large it is. */
const cost = ({ width, height }: ChartLayout, screen: number) =>
  Math.max(1, width / screen) * 1e9 + width * height;

/**
 * Places states, edges and labels, the same every time: of several shapes, the one that a screen shows best.
 *
 * @param elk in this thread, or in a worker
 * @param screen the width in which the drawing is shown at its size, px
 */
export async function layOut(
  elk: Elk,
  description: Description,
  screen = SCREEN.width,
): Promise<ChartLayout> {
  const layouts = await Promise.all(shapes.map((shape) => layOutAs(elk, description, shape)));
  return layouts.reduce((best, layout) => (cost(layout, screen) < cost(best, screen) ? layout : best));
}
