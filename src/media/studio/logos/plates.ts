import { d } from '../svg.ts';
import { disc, ink, logo, type Mark, word } from './logo.ts';

/** Snacks: a packet, crimped at both ends. */
function fatakra(): Mark {
  const { outline, right } = word('FATAKRA', [24, 68], { weight: 900, width: 62, size: 78, tracking: 1 });
  const width = right + 24;
  const packet = d`M0,0 H${width} ${'l-10,8 l10,8 '.repeat(5)} H0 ${'l10,-8 l-10,-8 '.repeat(5)} Z`;
  return { width, parts: [ink(packet + outline)] };
}

/** Evening schools: a wooden slate with its handle, written on. */
function ujliTakhti(): Mark {
  // A typeface without overlapping strokes: two overlapping holes would be ink again.
  const { outline, right } = word('ujli takhti', [22, 54], {
    typeface: 'space-grotesk',
    weight: 500,
    size: 46,
  });
  const edge = right + 22;
  const slate = d`M0,9 Q0,1 8,1 H${edge - 8} Q${edge},1 ${edge},9 V28 H${edge + 30} Q${edge + 42},28 ${edge + 42},40 Q${edge + 42},52 ${edge + 30},52 H${edge} V71 Q${edge},79 ${edge - 8},79 H8 Q0,79 0,71 Z`;
  return { width: edge + 42, parts: [ink(slate + disc(edge + 29, 40, 5) + outline)] };
}

/** Marks whose words are holes in a shape of ink. */
export const plates = [logo('fatakra', fatakra()), logo('ujli-takhti', ujliTakhti())];
