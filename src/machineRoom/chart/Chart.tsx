import type { ChartLayout, PlacedEdge, PlacedState } from './layout.ts';
import { chartStyle } from './style.ts';
import { type Line, lineHeight, padding, titleSize } from './text.ts';

const pathThrough = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

function Lines({ lines, x, y }: { lines: Line[]; x: number; y: number }) {
  return lines.map(({ text, transition }, index) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a layout never move, and may repeat
      key={index}
      x={x}
      y={y + (index + 1) * lineHeight - 5}
      data-transition={transition}
    >
      {text}
    </text>
  ));
}

function StateBox({ placed }: { placed: PlacedState }) {
  const { state, x, y, width, height, isRegion } = placed;
  return (
    <g data-state={state.id} data-kind={state.kind} data-region={isRegion ? '' : undefined}>
      {state.description && <title>{state.description}</title>}
      <rect x={x} y={y} width={width} height={height} />
      {state.kind === 'final' && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} />}
    </g>
  );
}

/** A state's name and the lines below it, above the arrows that pass. */
function Head({ placed }: { placed: PlacedState }) {
  const { state, x, y, lines } = placed;
  return (
    <g data-head={state.id} data-over={state.states.length > 0 ? '' : undefined}>
      <text className="name" x={x + padding} y={y + padding + titleSize - 3}>
        {state.kind === 'history' ? `${state.key} (history)` : state.key}
      </text>
      <Lines lines={lines} x={x + padding} y={y + padding + titleSize} />
    </g>
  );
}

function Arrow({ placed }: { placed: PlacedEdge }) {
  const { edge, points, label } = placed;
  return (
    <g data-source={edge.source} data-target={edge.target}>
      <path d={pathThrough(points)} markerEnd="url(#arrow)" />
      <rect className="label" x={label.x} y={label.y} width={label.width} height={label.height} />
      <Lines lines={label.lines} x={label.x + 4} y={label.y} />
    </g>
  );
}

interface ChartProps {
  layout: ChartLayout;
  title: string;
}

/** A machine as one self-contained SVG. `highlight.ts` highlights its active states. */
export function Chart({ layout: { width, height, states, edges, initials }, title }: ChartProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
    >
      <title>{title}</title>
      <desc>{`States: ${states.map(({ state }) => state.id).join(', ')}. Transitions: ${edges
        .flatMap(({ edge }) => edge.transitions.map(({ name }) => name))
        .join('; ')}.`}</desc>
      <style>{chartStyle}</style>
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8Z" />
        </marker>
      </defs>
      <rect className="ground" width={width} height={height} />
      {states.map((placed) => (
        <StateBox key={placed.state.id} placed={placed} />
      ))}
      {initials.map(({ target, dot, points }) => (
        <g key={target} data-initial={target}>
          <circle cx={dot.x + dot.width / 2} cy={dot.y + dot.height / 2} r={dot.width / 2} />
          <path d={pathThrough(points)} markerEnd="url(#arrow)" />
        </g>
      ))}
      {edges.map((placed) => (
        <Arrow key={`${placed.edge.source} ${placed.edge.target}`} placed={placed} />
      ))}
      {states.map((placed) => (
        <Head key={placed.state.id} placed={placed} />
      ))}
    </svg>
  );
}
