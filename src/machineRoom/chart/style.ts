import { palette } from '../../theme/palette.ts';
import { fontSize, titleSize } from './text.ts';

/** The typeface of states, events and data. */
export const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** The style sheet inside each drawing, so that it looks the same in a page and as a file. */
export const chartStyle = `
.chart { --chart-ground: ${palette.chuna}; --chart-box: ${palette.white}; --chart-ink: ${palette.ink}; --chart-quiet: ${palette.slate}; --chart-active: ${palette.raniWash}; --chart-accent: ${palette.raniDeep}; }
@media (prefers-color-scheme: dark) {
  .chart { --chart-ground: ${palette.raat}; --chart-box: ${palette.ink}; --chart-ink: ${palette.chuna}; --chart-quiet: ${palette.mist}; --chart-active: ${palette.raniDeep}; --chart-accent: ${palette.gendaWash}; }
}
.chart text { font: ${fontSize}px ${mono}; fill: var(--chart-quiet); white-space: pre; }
.chart [data-over] text { paint-order: stroke; stroke: var(--chart-ground); stroke-width: 3; }
.chart text.name { font-size: ${titleSize}px; font-weight: 700; fill: var(--chart-ink); }
.chart .ground { fill: var(--chart-ground); }
.chart [data-state] rect { fill: var(--chart-box); stroke: var(--chart-ink); stroke-width: 1.5; }
.chart [data-kind=compound] rect, .chart [data-kind=parallel] rect { fill: none; }
.chart [data-region] rect { stroke-dasharray: 5 4; }
.chart [data-active] > rect { stroke: var(--chart-accent); stroke-width: 2.5; }
.chart [data-active][data-kind=atomic] > rect, .chart [data-active][data-kind=final] > rect { fill: var(--chart-active); }
.chart path { fill: none; stroke: var(--chart-ink); stroke-width: 1.2; }
.chart marker path, .chart circle { fill: var(--chart-ink); stroke: none; }
.chart .label { fill: var(--chart-ground); }
.chart g[data-flashing] path { stroke: var(--chart-accent); stroke-width: 3; }
.chart text[data-flashing] { fill: var(--chart-accent); font-weight: 700; }
`;
