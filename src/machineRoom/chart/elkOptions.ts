import type { State } from './describe.ts';

/** How states and lines run in a drawing. */
export interface Shape {
  direction: 'DOWN' | 'RIGHT';
  /** Characters in a line. */
  columns: number;
}

/** px; a state's padding. */
export const SIDE = 14;
/** The width in which a code host shows a drawing at its size, and a screen's height, px. */
export const SCREEN = { width: 1000, height: 800 };

/**
 * ELK's layout options for the children of a state.
 *
 * @param top the height of its name and lines, px
 */
export function optionsFor({ kind }: State, { direction }: Shape, top: number): Record<string, string> {
  const inside = `[top=${top + 8},left=${SIDE},bottom=${SIDE},right=${SIDE}]`;
  if (kind === 'parallel')
    return {
      'elk.algorithm': 'rectpacking',
      'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
      'elk.aspectRatio': String(SCREEN.width / SCREEN.height),
      'elk.padding': inside,
      'elk.spacing.nodeNode': '14',
    };
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.padding': inside,
    'elk.spacing.nodeNode': '24',
    'elk.spacing.edgeNode': '14',
    'elk.spacing.edgeEdge': '12',
    'elk.spacing.edgeLabel': '4',
    'elk.layered.spacing.nodeNodeBetweenLayers': '26',
    'elk.layered.spacing.edgeNodeBetweenLayers': '14',
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    'elk.randomSeed': '1',
  };
}
