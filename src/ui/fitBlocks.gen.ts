// Written by src/media/fitBlocks.ts; do not edit.
/** Full names of fonts that stand in for it, on computers and on phones. */
export const fitLocals = ["Arial Bold","Liberation Sans Bold","Arimo Bold","Roboto Bold","Roboto"] as const;

export const fitFallbacks = [
  {
    "fontStretch": "62% 70%",
    "sizeAdjust": "68.5%",
    "ascentOverride": "128.2%",
    "descentOverride": "30.7%",
    "lineGapOverride": "0.0%"
  },
  {
    "fontStretch": "70% 82%",
    "sizeAdjust": "76.2%",
    "ascentOverride": "115.2%",
    "descentOverride": "27.5%",
    "lineGapOverride": "0.0%"
  },
  {
    "fontStretch": "82% 100%",
    "sizeAdjust": "87.9%",
    "ascentOverride": "99.9%",
    "descentOverride": "23.9%",
    "lineGapOverride": "0.0%"
  },
  {
    "fontStretch": "100% 125%",
    "sizeAdjust": "103.5%",
    "ascentOverride": "84.8%",
    "descentOverride": "20.3%",
    "lineGapOverride": "0.0%"
  }
] as const;

export const fitBlocks: Readonly<
  Record<string, readonly { size: number; stretch: number; indent: number; partWidth?: number }[]>
> = {
  "Framing\nPeople Centric\nExperiences": [
    {"size":16.703,"stretch":124.93,"indent":-0.085},
    {"size":16.703,"stretch":62.45,"indent":-0.046},
    {"size":16.7,"stretch":79,"indent":-0.06},
  ],
  "Ready to redefine\nyour brand\nexperience?": [
    {"size":11.804,"stretch":77.77,"indent":-0.058},
    {"size":11.799,"stretch":122.05,"indent":-0.016},
    {"size":11.801,"stretch":117.24,"indent":-0.083},
  ],
  "Tell us who\nis at your window": [
    {"size":11.716,"stretch":122.06,"indent":-0.024},
    {"size":11.725,"stretch":79.15,"indent":-0.059},
  ],
  "There is a window\nwith your name on it": [
    {"size":8.066,"stretch":117.93,"indent":-0.024},
    {"size":8.066,"stretch":101.94,"indent":-0.007},
  ],
  "There is a window\nwith your\nname on it": [
    {"size":13.682,"stretch":65.31,"indent":-0.015},
    {"size":13.686,"stretch":124.41,"indent":-0.008,"partWidth":6.221},
    {"size":13.686,"stretch":120.38,"indent":-0.083},
  ],
  "Thank you !": [
    {"size":13.092,"stretch":114.99,"indent":-0.024},
  ],
  "Thank\nyou !": [
    {"size":30.395,"stretch":87.58,"indent":-0.021,"partWidth":4.511},
    {"size":30.395,"stretch":120.34,"indent":-0.015},
  ],
  "AWWW...DON'T CRY.": [
    {"size":8.693,"stretch":115.1,"indent":-0.013},
  ],
  "AWWW...\nDON'T CRY.": [
    {"size":19.833,"stretch":119.45,"indent":-0.014,"partWidth":4.962},
    {"size":19.837,"stretch":88.16,"indent":-0.066},
  ],
  "Unexpected\nApplication Error!": [
    {"size":11.493,"stretch":122.78,"indent":-0.081},
    {"size":11.494,"stretch":74.24,"indent":-0.003},
  ],
  "Unexpected\nApplication\nError!": [
    {"size":20.678,"stretch":64.94,"indent":-0.043},
    {"size":20.674,"stretch":64.43,"indent":-0.001,"partWidth":5.615},
    {"size":20.674,"stretch":124.57,"indent":-0.085},
  ],
  "The Agency Way": [
    {"size":9.412,"stretch":114.96,"indent":-0.024},
  ],
  "The Agency\nWay": [
    {"size":22.553,"stretch":62,"indent":-0.014,"partWidth":8.019},
    {"size":35.261,"stretch":125,"indent":-0.008},
  ],
  "Home": [
    {"size":26.212,"stretch":123.56,"indent":-0.084},
  ],
  "About": [
    {"size":26.212,"stretch":103.02,"indent":-0.009},
  ],
  "Clients": [
    {"size":26.219,"stretch":83.92,"indent":-0.039},
  ],
  "Services": [
    {"size":26.212,"stretch":69.77,"indent":-0.029},
  ],
  "Careers": [
    {"size":26.226,"stretch":74.23,"indent":-0.036},
  ],
  "Contact": [
    {"size":26.219,"stretch":73.46,"indent":-0.036},
  ],
  "Eight services,\none team in Gurgaon": [
    {"size":9.321,"stretch":120.5,"indent":-0.084},
    {"size":9.321,"stretch":85.75,"indent":-0.04},
  ],
  "Eight services,\none team\nin Gurgaon": [
    {"size":14.968,"stretch":71.92,"indent":-0.054},
    {"size":14.959,"stretch":123.2,"indent":-0.054,"partWidth":4.957},
    {"size":14.961,"stretch":101.31,"indent":-0.076},
  ],
  "Website design\nand development": [
    {"size":9.537,"stretch":117.7,"indent":-0.008},
    {"size":9.537,"stretch":100.53,"indent":-0.008},
  ],
  "Creative design\nand identity": [
    {"size":11.408,"stretch":92.71,"indent":-0.043},
    {"size":11.409,"stretch":119.15,"indent":-0.014},
  ],
  "Social media\nmanagement": [
    {"size":11.601,"stretch":115.52,"indent":-0.048},
    {"size":11.601,"stretch":113.09,"indent":-0.08},
  ],
  "Search engine\noptimisation": [
    {"size":11.472,"stretch":101.55,"indent":-0.044},
    {"size":11.471,"stretch":116.93,"indent":-0.052},
  ],
  "Paid ads and\nmedia buying": [
    {"size":11.93,"stretch":116.33,"indent":-0.082},
    {"size":11.93,"stretch":110.04,"indent":-0.079},
  ],
  "Digital PR and\nonline reputation": [
    {"size":10.283,"stretch":119.89,"indent":-0.083},
    {"size":10.282,"stretch":88.81,"indent":-0.041},
  ],
  "Influencer\nmarketing": [
    {"size":13.77,"stretch":109.27,"indent":-0.079},
    {"size":13.774,"stretch":115.52,"indent":-0.081},
  ],
  "Film production\nand photography": [
    {"size":8.947,"stretch":116.57,"indent":-0.082},
    {"size":8.946,"stretch":104.89,"indent":-0.01},
  ],
  "Articles by those\nwho do the work": [
    {"size":8.493,"stretch":111.2,"indent":-0.012},
    {"size":8.49,"stretch":115.98,"indent":-0.008},
  ],
  "Ask us about\nyour own case": [
    {"size":10.983,"stretch":117.36,"indent":-0.014},
    {"size":10.983,"stretch":103.83,"indent":-0.009},
  ],
  "Rather talk first?": [
    {"size":8.024,"stretch":114.67,"indent":-0.081},
  ],
  "Rather\ntalk first?": [
    {"size":19.596,"stretch":122.26,"indent":-0.084,"partWidth":5.155},
    {"size":19.596,"stretch":76.35,"indent":-0.018},
  ],
  "Strategy": [
    {"size":20.64,"stretch":84.6,"indent":-0.036},
  ],
  "Design": [
    {"size":20.657,"stretch":125,"indent":-0.085},
  ],
  "Technology": [
    {"size":20.631,"stretch":62,"indent":-0.014},
  ],
  "See how we\nsee people": [
    {"size":13.574,"stretch":111.48,"indent":-0.047},
    {"size":13.574,"stretch":115.62,"indent":-0.048},
  ],
  "Eight windows on\none string of lights": [
    {"size":8.181,"stretch":117.56,"indent":-0.083},
    {"size":8.181,"stretch":101.06,"indent":-0.045},
  ],
  "Overheard at\nthe window": [
    {"size":12.323,"stretch":100.07,"indent":-0.045},
    {"size":12.32,"stretch":117.73,"indent":-0.024},
  ],
  "The whole team\non one windowsill": [
    {"size":9.009,"stretch":118.28,"indent":-0.024},
    {"size":9.008,"stretch":100.77,"indent":-0.045},
  ],
  "The whole team\non one floor": [
    {"size":10.8,"stretch":99.39,"indent":-0.024},
    {"size":10.803,"stretch":118.49,"indent":-0.052},
  ],
  "We Know You !": [
    {"size":10.899,"stretch":113.95,"indent":-0.008},
  ],
  "You Know Us !": [
    {"size":10.899,"stretch":115.76,"indent":-0.014},
  ],
  "WHY TAW": [
    {"size":17.819,"stretch":115.41,"indent":-0.008},
  ],
  "WE ARE NOT JUST\nA TYPICAL AGENCY:\nWE ARE MORE THAN THAT": [
    {"size":8.71,"stretch":121.26,"indent":-0.008},
    {"size":8.709,"stretch":111.74,"indent":-0.012},
    {"size":8.708,"stretch":83.31,"indent":-0.007},
  ],
  "Our clients,\nand what they sell": [
    {"size":11.306,"stretch":122.46,"indent":-0.054},
    {"size":11.306,"stretch":75.4,"indent":-0.003},
  ],
  "Accessibility\nof this site": [
    {"size":12.765,"stretch":97.76,"indent":-0.008},
    {"size":12.765,"stretch":118.8,"indent":-0.053},
  ],
  "Privacy: what we\nkeep and why": [
    {"size":10.574,"stretch":94.83,"indent":-0.071},
    {"size":10.572,"stretch":119.44,"indent":-0.083},
  ],
};
