import { agency } from './agency.ts';

/** The id of the film's place, the target of the hero's button. */
export const FILM = 'film-player';

/** The words of home, without the tagline and the enquiry form. */
export const homeWords = {
  lead: `${agency.name} is a digital marketing and advertising agency in Gurgaon. Before we build a frame, we find out who will be standing in it.`,
  /** Distinguish, for screen readers, the two arrows that are both called Explore (HOME-3). */
  explore: { about: 'Who we are', services: 'Our services' },
  divisions: {
    heading: 'Specialist Divisions',
    /** The three houses (HOME-7). */
    cards: [
      {
        division: 'strategy',
        name: 'Strategy',
        sentence:
          'Finds the people who would miss you if you closed, and the places where others like them are looking.',
        link: { label: 'See SEO, paid ads and PR', path: '/services' },
      },
      {
        division: 'design',
        name: 'Design',
        sentence:
          'Gives those people something to stop for, from the board over the shop to a six-second film.',
        link: { label: 'See design, social and film', path: '/services' },
      },
      {
        division: 'technology',
        name: 'Technology',
        sentence: 'Builds the site, shop or app they step into, and keeps the door open on a slow phone.',
        link: { label: 'See websites, shops and apps', path: '/services/website-design' },
      },
    ],
  },
  specialty: {
    heading: 'Where Our Specialty Lies',
    introduction: 'Eight kinds of work, each in the hands of people who do it every day.',
  },
  buzz: {
    heading: "What's the Buzz?",
    /** The slides: texts of at most 140 characters, and arrows to '/Blog', spelled so (HOME-9, HOME-10). */
    teasers: [
      {
        headline: 'Hire for month fourteen',
        text: 'Five questions for an SEO strategist, asked along the calendar, and the answers that should worry you.',
        picture: 'seo',
        alt: 'A strategist with a lens goes through the results, one by one.',
        path: '/Blog',
      },
      {
        headline: 'The algorithm and Mrs Mehta',
        text: 'A bakery’s reach has halved, and Holi is six days off. Find out what really fell before you change anything.',
        picture: 'socialmedia',
        alt: 'Four neighbours at windows shaped like phones, each with a kite in the air.',
        path: '/Blog',
      },
      {
        headline: 'Eleven weeks to open a shop',
        text: 'Hoardings, radio and search: one media budget, followed from the first question to the last invoice.',
        picture: 'paid-ads',
        alt: 'The painter stops for tea before the hoarding is done.',
        path: '/Blog',
      },
      {
        headline: 'Call time is seven',
        text: 'One shooting day in Udyog Vihar, hour by hour, and the six films it yields.',
        picture: 'production',
        alt: 'On set: she waves once more, and this time the camera is rolling.',
        path: '/Blog',
      },
    ],
  },
  film: {
    heading: ['See how we', 'see people'],
    caption:
      'A silent film of forty seconds: ten frames, each one opening on the next, with somebody in each.',
    /** A description of the film, one paragraph per scene, for visitors who cannot see it. */
    transcript: [
      'A street in Gurgaon after dark, and on its blank wall the words “Framing People Centric Experiences”. In every lit window there is someone. A woman in an arch waves to us. Two shutters open, a cat makes way, and we go in.',
      'Behind the shutters it is day. On a pale blue wall, eight neighbours are at eight trades, and one string of lights runs through all their windows. “Eight windows on one string of lights.” The ninth window opens.',
      'A blue wall. A woman waves from an arch; a camera operator in headphones watches the same wave in her monitor. “Film production and photography.” The monitor cuts to what comes next.',
      'A weaver parts the warp threads that fill his window and looks out. Next door a woman holds up a piece of his cloth; a small window of square stitches is woven into it. “Website design and development.” We go through the stitches.',
      'A pink wall. A woman leans from an arch with a hand behind her ear. “Overheard at the window.” Yellow shutters open beside her.',
      'A hoarding above the city, half painted. The woman in the picture reaches out of it and hands the painter a glass of tea. “Paid ads and media buying.” On the part that is still white, a picture goes up.',
      'A red wall. A round window is a ring light, and a woman with curly hair laughs in it. Her arm comes over the rim and reaches the phone that films her. “Influencer marketing.” The phone shows the next frame.',
      'In another round window a woman looks through a telescope longer than the window is wide. “See how we see people.” Where it points, pink shutters open.',
      'One long window in a yellow wall, eight people of the agency side by side at it. “The whole team on one windowsill.” Above them, under the roof, blue shutters open.',
      'A row of windows in a pink wall. The people in them turn and reach towards the one in the middle, which is lit and empty, with a chair and a plant. Its sign says “This one is yours”. “There is a window with your name on it.” We go in, between their hands.',
      `The yellow light of the room fills the frame. An arch grows in it, then a sill, then the head of somebody looking out: the mark, and under it “${agency.name}”.`,
    ],
  },
} as const;
