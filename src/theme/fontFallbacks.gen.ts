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
    "sizeAdjust": "91.33%",
    "ascentOverride": "96.14%",
    "descentOverride": "22.99%",
    "lineGapOverride": "0.00%"
  },
  {
    "family": "Archivo fallback",
    "fontWeight": "400 650",
    "locals": [
      "Arial Bold",
      "Liberation Sans Bold",
      "Arimo Bold"
    ],
    "sizeAdjust": "97.66%",
    "ascentOverride": "89.90%",
    "descentOverride": "21.50%",
    "lineGapOverride": "0.00%"
  },
  {
    "family": "Archivo fallback",
    "fontWeight": "651 720",
    "locals": [
      "Arial Bold",
      "Liberation Sans Bold",
      "Arimo Bold"
    ],
    "sizeAdjust": "98.39%",
    "ascentOverride": "89.23%",
    "descentOverride": "21.34%",
    "lineGapOverride": "0.00%"
  },
  {
    "family": "Archivo fallback",
    "fontWeight": "721 800",
    "locals": [
      "Arial Bold",
      "Liberation Sans Bold",
      "Arimo Bold"
    ],
    "sizeAdjust": "100.95%",
    "ascentOverride": "86.97%",
    "descentOverride": "20.80%",
    "lineGapOverride": "0.00%"
  },
  {
    "family": "Archivo Condensed fallback",
    "fontWeight": "750",
    "locals": [
      "Arial Bold",
      "Liberation Sans Bold",
      "Arimo Bold"
    ],
    "sizeAdjust": "83.55%",
    "ascentOverride": "105.09%",
    "descentOverride": "25.13%",
    "lineGapOverride": "0.00%"
  },
  {
    "family": "Newsreader fallback",
    "fontWeight": "400",
    "locals": [
      "Georgia",
      "Gelasio"
    ],
    "sizeAdjust": "90.78%",
    "ascentOverride": "80.97%",
    "descentOverride": "29.19%",
    "lineGapOverride": "0.00%"
  }
] as const;
