import type { DivisionName } from './types.ts';

/** One of the three houses under 'Specialist Divisions'. */
interface DivisionCard {
  division: DivisionName;
  name: string;
  sentence: string;
  path: string;
}

/** One slide of the carousel. Its arrow leads to `path` (RULINGS R12). */
interface BlogTeaser {
  headline: string;
  /** At most 140 characters. */
  text: string;
  /** The scene it shows, a name in `src/media/pictures`. */
  picture: string;
  path: '/Blog';
}

/** The words of home beside the tagline and the enquiry form (SPECIFICATION 2, 'Home'). */
interface HomeWords {
  lead: string;
  divisions: { heading: string; cards: readonly [DivisionCard, DivisionCard, DivisionCard] };
  specialty: { heading: string; introduction: string };
  buzz: { heading: string; teasers: readonly [BlogTeaser, BlogTeaser, BlogTeaser, BlogTeaser] };
  film: {
    /** Two lines, set as a fit block. */
    heading: readonly [string, string];
    caption: string;
    /** What one sees, a paragraph a frame, for those who do not see it. */
    transcript: readonly string[];
  };
}

export const homeWords = {
  lead: 'The Agency Way is a digital marketing and advertising agency in Gurgaon. Before we build a frame, we find out who will be standing in it.',
  divisions: {
    heading: 'Specialist Divisions',
    cards: [
      {
        division: 'strategy',
        name: 'Strategy',
        sentence:
          'Finds the people who would miss you if you closed, and the places where others like them are looking.',
        path: '/services',
      },
      {
        division: 'design',
        name: 'Design',
        sentence:
          'Gives those people something to stop for, from the board over the shop to a film of six seconds.',
        path: '/services',
      },
      {
        division: 'technology',
        name: 'Technology',
        sentence: 'Builds the site, shop or app they step into, and keeps the door open on a slow phone.',
        path: '/services',
      },
    ],
  },
  specialty: {
    heading: 'Where Our Specialty Lies',
    introduction: 'Eight kinds of work, each in the hands of people who do it every day.',
  },
  buzz: {
    heading: "What's the Buzz?",
    teasers: [
      {
        headline: 'Hire for month fourteen',
        text: 'Five questions for an SEO strategist, asked along the calendar, and the answers that should worry you.',
        picture: 'search',
        path: '/Blog',
      },
      {
        headline: 'The algorithm and Mrs Mehta',
        text: 'A bakery’s reach halves six days before Holi. Find out what really fell before you change anything.',
        picture: 'social',
        path: '/Blog',
      },
      {
        headline: 'Eleven weeks to open a shop',
        text: 'Hoardings, radio and search: one media budget, followed from the first question to the last invoice.',
        picture: 'paid',
        path: '/Blog',
      },
      {
        headline: 'Call time is seven',
        text: 'One shooting day in Udyog Vihar, hour by hour, and where the money for it goes.',
        picture: 'film',
        path: '/Blog',
      },
    ],
  },
  film: {
    heading: ['See how we', 'see people'],
    caption: 'A film without words: six frames, each one opening on the next, with somebody in all of them.',
    transcript: [
      'A pink wall with a row of windows. The people in them turn and reach towards the window in the middle, which hangs a sign from its sill: “This one is yours”. Nobody stands in it. We go through.',
      'On the other side, a hoarding above the city. It is half painted. The woman in the picture reaches out of it and hands the painter, on his plank, a glass of tea.',
      'The hoarding opens on a blue wall. A woman in an arched window waves; a second woman films her, and she appears again, smaller, in the monitor of the camera.',
      'The monitor opens on a red wall. A round window glows like a ring light, and a woman with curly hair smiles out of it. Her arm comes over the rim with a lipstick and reaches a phone on a stand, in which she smiles back. Hearts rise.',
      'The phone opens on a pale blue wall. In another round window a woman looks through a telescope longer than the window is wide.',
      'The round window opens on a house front of ten windows. Two have their blue shutters closed; from four of the others people fly kites. One shutter becomes a frame, and in it, far away, are the windows of the beginning.',
      'We come closer until they fill the wall again. The window in the middle is still empty, with the lamp lit above a stool and a plant on the sill.',
    ],
  },
} as const satisfies HomeWords;
