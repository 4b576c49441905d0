/** Lines of a headline, and characters of a line. */
export const [MOST_LINES, LONGEST_LINE] = [3, 24];

/** One headline: its lines, top to bottom. `\n` in a line is where small screens break it. */
type Headline = readonly string[];

/**
 * Every headline that is set as a fit block. Headlines of one group share their height.
 * After a change run `npm run headlines`.
 */
export const headlineGroups: readonly (readonly Headline[])[] = [
  [['Framing', 'People Centric', 'Experiences']],
  [['Ready to redefine', 'your brand', 'experience?']],
  [['Tell us who', 'is at your window']],
  [['There is a window', 'with your \nname on it']],
  [['Thank \nyou !']],
  [["AWWW...\nDON'T CRY."]],
  [['Unexpected', 'Application \nError!']],
  // The footer's wordmark.
  [['The Agency \nWay']],
  // The links of the menu's sheet.
  [['Home'], ['About'], ['Clients'], ['Services'], ['Careers'], ['Contact']],
  // The services, their pages, the blog.
  [['Eight services,', 'one team \nin Gurgaon']],
  [['Website design', 'and development']],
  [['Creative design', 'and identity']],
  [['Social media', 'management']],
  [['Search engine', 'optimisation']],
  [['Paid ads and', 'media buying']],
  [['Digital PR and', 'online reputation']],
  [['Influencer', 'marketing']],
  [['Film production', 'and photography']],
  [['Articles by those', 'who do the work']],
  [['Ask us about', 'your own case']],
  [['Rather \ntalk first?']],
  // Home: the three houses side by side, and the film; the film's own.
  [['Strategy'], ['Design'], ['Technology']],
  [['See how we', 'see people']],
  [['Eight windows on', 'one string of lights']],
  [['Overheard at', 'the window']],
  [['The whole team', 'on one windowsill']],
  // About, and the clients.
  [['The whole team', 'on one floor']],
  [['We Know You !'], ['You Know Us !']],
  [['WHY TAW']],
  [['WE ARE NOT JUST', 'A TYPICAL AGENCY:', 'WE ARE MORE THAN THAT']],
  [['Our clients,', 'and what they sell']],
  // The accessibility statement, and privacy.
  [['Accessibility', 'of this site']],
  [['Privacy: what we', 'keep and why']],
];
