// Written by src/media/fonts.ts; do not edit.
export const fontFallbacks = [
  {
    "family": "Archivo Capitals fallback",
    "fontWeight": "800",
    "locals": [
      "Arial Bold",
      "Liberation Sans Bold",
      "Arimo Bold"
    ],
    "sizeAdjust": "91.3%",
    "ascentOverride": "96.1%",
    "descentOverride": "23.0%",
    "lineGapOverride": "0.0%"
  },
  {
    "family": "Archivo fallback",
    "fontWeight": "400 650",
    "locals": [
      "Arial Bold",
      "Liberation Sans Bold",
      "Arimo Bold"
    ],
    "sizeAdjust": "97.7%",
    "ascentOverride": "89.9%",
    "descentOverride": "21.5%",
    "lineGapOverride": "0.0%"
  },
  {
    "family": "Archivo fallback",
    "fontWeight": "651 800",
    "locals": [
      "Arial Bold",
      "Liberation Sans Bold",
      "Arimo Bold"
    ],
    "sizeAdjust": "98.4%",
    "ascentOverride": "89.2%",
    "descentOverride": "21.3%",
    "lineGapOverride": "0.0%"
  },
  {
    "family": "Archivo Condensed fallback",
    "fontWeight": "750",
    "locals": [
      "Arial Bold",
      "Liberation Sans Bold",
      "Arimo Bold"
    ],
    "sizeAdjust": "83.5%",
    "ascentOverride": "105.1%",
    "descentOverride": "25.1%",
    "lineGapOverride": "0.0%"
  },
  {
    "family": "Newsreader fallback",
    "fontWeight": "400",
    "locals": [
      "Georgia",
      "Gelasio"
    ],
    "sizeAdjust": "90.8%",
    "ascentOverride": "81.0%",
    "descentOverride": "29.2%",
    "lineGapOverride": "0.0%"
  }
] as const;
