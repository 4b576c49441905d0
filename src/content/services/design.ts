import { agency } from '../agency.ts';
import type { Service } from '../types.ts';

export default {
  slug: 'design',
  tile: 'Design',
  heading: ['Creative design', 'and identity'],
  metaTitle: `Branding and Graphic Design in Gurgaon - ${agency.name}`,
  metaDescription:
    'Identity, packaging, collaterals, campaign design and content strategy, tried on the things you really use. You keep the editable files.',
  tagline: 'A mark your sign painter can paint and your newest intern cannot spoil.',
  division: 'design',
  description: [
    'Lay the shop board, the visiting card, the invoice and the sales deck on one table, and count the logos and the blues. The count shows whether you need a new identity or only rules for the one you have.',
    'A new identity comes in two directions, each shown on a carton, a reel cover and a bill of yours. You choose one, we work it out in full, and the files go into a library that your team and your printer can open. After that most work is new pieces made from the library.',
    'Two things have to come from elsewhere. Whom you sell to must be settled before anything is drawn. Trademarks are your attorney’s work, and we wait for the search before any name is painted.',
  ],
  offerings: [
    {
      name: 'Identity and collaterals',
      detail:
        'A mark, colours and type that hold at the size of a favicon and of a shutter, and the cards, brochures, standees and stall panels that carry them, in files your press can run as they are.',
    },
    {
      name: 'Packaging',
      detail: 'Cartons, pouches and labels with the statutory panel planned from the first sketch.',
    },
    {
      name: 'Creative asset management',
      detail:
        'One library with names that make sense, current versions only, and a note of which picture is licensed until when.',
    },
    {
      name: 'Content strategy',
      detail:
        'A quarter’s subjects: what to tell whom, where it appears, and who in your company knows enough to check it.',
    },
    {
      name: 'Campaign design',
      detail: 'One idea carried from the hoarding to the counter card, in every size at once.',
    },
    {
      name: 'Social templates',
      detail: 'Layouts your own team can fill on a busy day without the page coming apart.',
    },
    {
      name: 'Presentations and reports',
      detail:
        'Investor decks, sales decks and annual reports as PowerPoint or Google Slides files you can edit.',
    },
  ],
  faq: [
    {
      question: 'A freelancer will draw our logo for ₹20,000. Why would we pay you more?',
      answer:
        'Sometimes you should not. If you sell from one counter and are still testing the idea, take the freelancer. Our price also covers the research, two directions, one of them worked out in full, a system of type and colour, and trials on your packs and boards, and that begins to pay when several people and printers have to use the identity without asking.',
    },
    {
      question: 'How many rounds of changes are included?',
      answer:
        'Two on the direction you choose. Most projects that need more do so because someone with a veto appears late, so we ask that person to sit in the first meeting. Further rounds are charged by the day at the rate in the quotation.',
    },
    {
      question: 'Do we get the editable files?',
      answer:
        'Yes: vector masters, layered files and the guidelines, with the rights assigned to you on final payment. Fonts are licensed by their foundries, so we buy them in your company’s name or choose ones under an open licence. The direction you did not choose remains ours.',
    },
    {
      question: 'Must everything change on the day the new identity is ready?',
      answer:
        'No. We list every place where the old mark appears and sort it by what runs out anyway. The website and profiles change in a day, cartons at the next print run, the board when there is budget. A few months with both in use do no harm if the order is planned.',
    },
  ],
  summary: 'Identity, packaging and everything else that carries your name.',
} satisfies Service;
