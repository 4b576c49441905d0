import { agency } from '../agency.ts';
import specimen from '../specimens/production.ts';
import type { Service } from '../types.ts';

export default {
  slug: 'production',
  tile: 'Film & Photography',
  heading: ['Film production', 'and photography'],
  metaTitle: `Film Production and Photography, Gurgaon - ${agency.name}`,
  metaDescription:
    'Corporate films, product photography, reels and customer stories with every line of the budget open. The raw footage is yours to keep.',
  tagline: 'People should recognise themselves on the screen.',
  division: 'design',
  description: [
    'A sentence changed on paper costs nothing; on set it costs an afternoon. So a producer comes to the place at the hour of the shoot, with the director where there is one. They listen for the generator, note when the sun leaves the window, and find out who would rather not speak.',
    'The crew is small, and on all but the smallest shoots one of them does nothing but look after the people being filmed. Stills and upright cuts for the phone are planned into the same day. The first edit is with you about a week later.',
    'Mind the season: from late October smog can take the skyline away, so we shoot exteriors before it or plan without them. And where a photograph with a good caption would do, we will tell you.',
  ],
  offerings: [
    {
      name: 'Corporate and brand films',
      detail: 'One to three minutes about what you do, told by the people who do it.',
    },
    {
      name: 'Product photography',
      detail:
        'Packshots, scale and texture on one consistent set, cut and named as each marketplace requires.',
    },
    {
      name: 'Reels and short films',
      detail: 'Shot upright, understood without sound, and ended before the thumb moves.',
    },
    {
      name: 'Interviews and customer stories',
      detail:
        'A talk the day before, no script on the day, written consent, and nothing shown that the person has not seen.',
    },
    {
      name: 'People and places',
      detail:
        'Portraits, plants, kitchens and offices, with the people who work there and no hired models in hard hats.',
    },
    {
      name: 'Animation',
      detail: 'For what a camera cannot see: a process, a policy, the inside of a machine.',
    },
    {
      name: 'Editing and versions',
      detail:
        'Lengths, ratios, Hindi and English subtitles, and a cut that works on a silent phone in a meeting.',
    },
    {
      name: 'Permissions and rights',
      detail:
        'Locations, releases, music and, where a drone is worth the papers, the flying permission, in one folder you keep.',
    },
  ],
  faq: [
    {
      question: 'Why do quotations for the same two-minute film differ so much?',
      answer:
        'Days, people and rights. One day with a crew of four, daylight and library music is a different purchase from two days with a lit set, actors and a composer, though both end as two minutes. Our sheet prices each line, and you may strike lines from it yourself.',
    },
    {
      question: 'How long does it take, and when should a Diwali film start?',
      answer:
        'Five to six weeks from the first meeting for a simple film: two to prepare, a day or two to shoot, the rest for editing, sound and your comments. For Diwali begin in July or August, because good crews and good October days are booked early.',
    },
    {
      question: 'Do we get the raw footage?',
      answer:
        'Yes. With the final payment you receive the film, the photographs and all camera files on a drive. Music, voices and actors are licensed for agreed media and an agreed time, and the sheet says until when. We ask you before we delete our own copy.',
    },
    {
      question: 'What do we have to arrange on the day?',
      answer:
        'Ask the people who may be in the picture beforehand, and leave out those who mind. Tell the building’s management and the guards too: a crew held at the gate for an hour has lost an hour of light.',
    },
  ],
  summary: 'From a six-second loop to a company’s whole story, with real people in it.',
  specimen,
} satisfies Service;
