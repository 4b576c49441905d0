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
  [['There is a window', 'with your name on it']],
  [['There is a window', 'with your', 'name on it']],
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
  // The services, their pages, the blog.
  [['Eight windows on', 'one string of lights']],
  [['Eight windows on', 'one string', 'of lights']],
  [['Website design', 'and development']],
  [['Creative design', 'and identity']],
  [['Social media', 'management']],
  [['Search engine', 'optimisation']],
  [['Paid ads and', 'media buying']],
  [['Digital PR and', 'online reputation']],
  [['Influencer', 'marketing']],
  [['Film production', 'and photography']],
  [['Overheard at', 'the window']],
  [['Somebody is', 'at your window']],
  [['Rather talk first?']],
  [['Rather', 'talk first?']],
  // Home: the three houses side by side, and the film.
  [['Strategy'], ['Design'], ['Technology']],
  [['See how we', 'see people']],
  // About, and the clients.
  [['The whole team', 'on one windowsill']],
  [['We Know You !'], ['You Know Us !']],
  [['WHY TAW']],
  [['WE ARE NOT JUST', 'A TYPICAL AGENCY:', 'WE ARE MORE THAN THAT']],
  [['There is somebody', 'under every sign']],
  // The accessibility statement, and privacy.
  [['Accessibility', 'at every window']],
  [['Privacy: what we', 'keep and why']],
];
