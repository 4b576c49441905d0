// Written by src/media/pictures.ts; do not edit.
import sprite from './logos.svg';

/** The file whose symbols these are. */
export { sprite };

/** Their sizes, px. */
export const symbols = {
  'bakhiyo': { width: 306, height: 84 },
  'baramdo': { width: 304, height: 84 },
  'bijlo': { width: 181, height: 84 },
  'chhatnama': { width: 394, height: 84 },
  'dabba-and-daughters': { width: 259, height: 86 },
  'dhruvanto': { width: 489, height: 84 },
  'ekatraya': { width: 376, height: 84 },
  'fatakra': { width: 297, height: 84 },
  'gaddiyo': { width: 370, height: 84 },
  'gathavan': { width: 292, height: 86 },
  'kavi-kiln': { width: 269, height: 84 },
  'lahar-nine': { width: 505, height: 84 },
  'monsoon-abacus': { width: 267, height: 84 },
  'morvika': { width: 405, height: 86 },
  'nabzia': { width: 324, height: 84 },
  'noorvali': { width: 299, height: 84 },
  'reethawa': { width: 327, height: 84 },
  'saat-phatak': { width: 232, height: 84 },
  'tootivo': { width: 328, height: 84 },
  'ujli-takhti': { width: 272, height: 84 },
  'ullasi': { width: 203, height: 84 },
  'willowala': { width: 316, height: 84 },
  'zubanu': { width: 308, height: 84 },
} as const;
