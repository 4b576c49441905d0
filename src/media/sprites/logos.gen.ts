// Written by src/media/sprites.ts; do not edit.
import sprite from './logos.svg';

/** The file whose views these are. */
export { sprite };

/** Their sizes, px. */
export const views = {
  'bakhiyo': { width: 307, height: 80 },
  'baramdo': { width: 329, height: 80 },
  'bijlo': { width: 155, height: 80 },
  'chhatnama': { width: 401, height: 80 },
  'dabba-and-daughters': { width: 265, height: 80 },
  'dhruvanto': { width: 501, height: 80 },
  'ekatraya': { width: 395, height: 80 },
  'fatakra': { width: 314, height: 80 },
  'gaddiyo': { width: 412, height: 80 },
  'gathavan': { width: 277, height: 80 },
  'kavi-kiln': { width: 313, height: 80 },
  'lahar-nine': { width: 474, height: 80 },
  'monsoon-abacus': { width: 291, height: 80 },
  'morvika': { width: 467, height: 80 },
  'nabzia': { width: 336, height: 80 },
  'noorvali': { width: 316, height: 80 },
  'reethawa': { width: 344, height: 80 },
  'saat-phatak': { width: 270, height: 80 },
  'tootivo': { width: 331, height: 80 },
  'ujli-takhti': { width: 295, height: 80 },
  'ullasi': { width: 191, height: 80 },
  'willowala': { width: 323, height: 80 },
  'zubanu': { width: 313, height: 80 },
} as const;
