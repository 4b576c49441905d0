// Written by src/media/fonts.ts; do not edit.
export const fontFallbacks = [
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
    "family": "Newsreader fallback",
    "locals": [
      "Georgia",
      "Gelasio"
    ],
    "sizeAdjust": "90.60%",
    "ascentOverride": "81.13%",
    "descentOverride": "29.25%",
    "lineGapOverride": "0.00%"
  }
] as const;
