/** One headline: its lines, top to bottom; at most three, each of at most 24 characters. */
type Headline = readonly string[];

/**
 * Every headline that is set as a fit block. Headlines of one group share their height.
 * After a change run `node src/media/fitBlocks.ts`.
 */
export const headlineGroups: readonly (readonly Headline[])[] = [
  [['Framing', 'People Centric', 'Experiences']],
  [['Ready to redefine', 'your brand', 'experience?']],
  [['Tell us who', 'is at your window']],
  [['Thank you !']],
  [['Thank', 'you !']],
  [["AWWW...DON'T CRY."]],
  [['AWWW...', "DON'T CRY."]],
  [['Unexpected', 'Application Error!']],
  [['Unexpected', 'Application', 'Error!']],
  // The footer's wordmark, wide and small.
  [['The Agency Way']],
  [['The Agency', 'Way']],
  // The links of the menu's sheet.
  [['Home'], ['About'], ['Clients'], ['Services'], ['Careers'], ['Contact']],
];
