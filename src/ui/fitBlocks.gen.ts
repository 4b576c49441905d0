// Written by src/media/fitBlocks.ts; do not edit.
export const fitFallback = {
  "sizeAdjust": "68.20%",
  "ascentOverride": "128.73%",
  "descentOverride": "30.79%",
  "lineGapOverride": "0%"
} as const;

export const fitBlocks: Readonly<
  Record<string, readonly { size: number; stretch: number; indent: number }[]>
> = {
  "Framing\nPeople Centric\nExperiences": [
    {
      "size": 16.703,
      "stretch": 124.93,
      "indent": -0.085
    },
    {
      "size": 16.703,
      "stretch": 62.45,
      "indent": -0.046
    },
    {
      "size": 16.7,
      "stretch": 79,
      "indent": -0.06
    }
  ],
  "Ready to redefine\nyour brand\nexperience?": [
    {
      "size": 11.804,
      "stretch": 77.77,
      "indent": -0.058
    },
    {
      "size": 11.799,
      "stretch": 122.05,
      "indent": -0.016
    },
    {
      "size": 11.801,
      "stretch": 117.24,
      "indent": -0.083
    }
  ],
  "Tell us who\nis at your window": [
    {
      "size": 11.716,
      "stretch": 122.06,
      "indent": -0.024
    },
    {
      "size": 11.725,
      "stretch": 79.15,
      "indent": -0.059
    }
  ],
  "Thank you !": [
    {
      "size": 13.221,
      "stretch": 115.09,
      "indent": -0.024
    }
  ],
  "Thank\nyou !": [
    {
      "size": 30.395,
      "stretch": 87.58,
      "indent": -0.021
    },
    {
      "size": 30.395,
      "stretch": 120.34,
      "indent": -0.015
    }
  ],
  "AWWW...DON'T CRY.": [
    {
      "size": 8.693,
      "stretch": 115.1,
      "indent": -0.013
    }
  ],
  "AWWW...\nDON'T CRY.": [
    {
      "size": 19.833,
      "stretch": 119.45,
      "indent": -0.014
    },
    {
      "size": 19.837,
      "stretch": 88.16,
      "indent": -0.066
    }
  ],
  "Unexpected\nApplication Error!": [
    {
      "size": 11.493,
      "stretch": 122.78,
      "indent": -0.081
    },
    {
      "size": 11.494,
      "stretch": 74.24,
      "indent": -0.003
    }
  ],
  "Unexpected\nApplication\nError!": [
    {
      "size": 20.678,
      "stretch": 64.94,
      "indent": -0.043
    },
    {
      "size": 20.674,
      "stretch": 64.43,
      "indent": -0.001
    },
    {
      "size": 20.674,
      "stretch": 124.57,
      "indent": -0.085
    }
  ],
  "The Agency Way": [
    {
      "size": 9.412,
      "stretch": 114.96,
      "indent": -0.024
    }
  ],
  "The Agency\nWay": [
    {
      "size": 22.553,
      "stretch": 62,
      "indent": -0.014
    },
    {
      "size": 35.261,
      "stretch": 125,
      "indent": -0.008
    }
  ],
  "Home": [
    {
      "size": 26.212,
      "stretch": 123.56,
      "indent": -0.084
    }
  ],
  "About": [
    {
      "size": 26.212,
      "stretch": 103.02,
      "indent": -0.009
    }
  ],
  "Clients": [
    {
      "size": 26.219,
      "stretch": 83.92,
      "indent": -0.039
    }
  ],
  "Services": [
    {
      "size": 26.212,
      "stretch": 69.77,
      "indent": -0.029
    }
  ],
  "Careers": [
    {
      "size": 26.226,
      "stretch": 74.23,
      "indent": -0.036
    }
  ],
  "Contact": [
    {
      "size": 26.219,
      "stretch": 73.46,
      "indent": -0.036
    }
  ]
};
