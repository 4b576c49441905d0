// Written by src/media/fonts.ts; do not edit.
export const fontFallbacks = [
  {
    "family": "Archivo Capitals fallback",
    "locals": [
      "Arial",
      "Liberation Sans",
      "Arimo"
    ],
    "sizeAdjust": "91.19%",
    "ascentOverride": "96.28%",
    "descentOverride": "23.03%",
    "lineGapOverride": "0.00%"
  },
  {
    "family": "Archivo fallback",
    "locals": [
      "Arial",
      "Liberation Sans",
      "Arimo"
    ],
    "sizeAdjust": "101.96%",
    "ascentOverride": "86.11%",
    "descentOverride": "20.60%",
    "lineGapOverride": "0.00%"
  },
  {
    "family": "Archivo Condensed fallback",
    "locals": [
      "Arial",
      "Liberation Sans",
      "Arimo"
    ],
    "sizeAdjust": "90.69%",
    "ascentOverride": "96.81%",
    "descentOverride": "23.16%",
    "lineGapOverride": "0.00%"
  },
  {
    "family": "Newsreader fallback",
    "locals": [
      "Georgia",
      "Gelasio"
    ],
    "sizeAdjust": "90.22%",
    "ascentOverride": "81.46%",
    "descentOverride": "29.37%",
    "lineGapOverride": "0.00%"
  }
] as const;
