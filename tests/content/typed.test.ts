import { expect, test } from 'vitest';
import { drawnPictures } from '../../src/content/plugin/pictures.ts';
import * as content from '../../src/content/plugin/typedModules.ts';
import { checkTypedContent, type TypedContent } from '../../src/content/plugin/typedSchemas.ts';

const pictures = drawnPictures();

/** Content that the compiler would not allow. */
type Changes = Partial<Record<keyof TypedContent, unknown>>;

const problemsAfter = (changes: Changes) =>
  checkTypedContent({ ...content, ...changes } as TypedContent, pictures);

test('the content of the site can be published', () => {
  expect(checkTypedContent(content, pictures)).toEqual([]);
});

const [technology, ...otherServices] = content.services;
const question = technology.faq[0];

const broken: [string, Changes, string, string, RegExp][] = [
  [
    'a service has five questions',
    {
      services: [
        { ...technology, faq: [...technology.faq, { ...question, question: 'A fifth question?' }] },
        ...otherServices,
      ],
    },
    'content/services/website-design.ts',
    'faq',
    /exactly 4 questions .* there are 5/,
  ],
  [
    "a service's description for search engines is too long",
    { services: [{ ...technology, metaDescription: 'x'.repeat(161) }, ...otherServices] },
    'content/services/website-design.ts',
    'metaDescription',
    /120 to 160 .* it has 161/,
  ],
  [
    'an offering has no detail',
    {
      services: [
        { ...technology, offerings: [{ name: 'One', detail: '' }, ...technology.offerings] },
        ...otherServices,
      ],
    },
    'content/services/website-design.ts',
    'offerings[0].detail',
    /write one sentence of detail/,
  ],
  [
    'the services stand in another order',
    { services: [...otherServices, technology] },
    'content/services/index.ts',
    'services',
    /in the order of their tiles/,
  ],
  [
    'two services have one tile',
    { services: [{ ...technology, tile: 'SEO' }, ...otherServices] },
    'content/services/index.ts',
    '[3].tile',
    /entry 0 has 'SEO' as well/,
  ],
  [
    'an opening is missing',
    { jobs: content.jobs.slice(1) },
    'content/jobs.ts',
    'jobs',
    /exactly 3 .* there are 2/,
  ],
  [
    'an opening is dated otherwise',
    { jobs: [{ ...content.jobs[0], postDate: '2024-03-15' }, content.jobs[1], content.jobs[2]] },
    'content/jobs.ts',
    'jobs[0].postDate',
    /dd\/mm\/yyyy/,
  ],
  [
    'the first strip has eleven clients',
    { homeStrips: [content.homeStrips[0].slice(1), content.homeStrips[1]] },
    'content/clients.ts',
    'firstStrip',
    /exactly 12 clients; there are 11/,
  ],
  [
    'the second strip has twelve clients',
    { homeStrips: [content.homeStrips[0], content.homeStrips[0]] },
    'content/clients.ts',
    'secondStrip',
    /exactly 11 clients; there are 12/,
  ],
  [
    'the grid has 19 clients',
    { gridClients: content.gridClients.slice(1) },
    'content/clients.ts',
    'gridClients',
    /exactly 20/,
  ],
  [
    'a client has no trade',
    { gridClients: [{ ...content.gridClients[0], trade: '' }, ...content.gridClients.slice(1)] },
    'content/clients.ts',
    'gridClients[0].trade',
    /what it makes or does/,
  ],
  [
    'there are 14 industries',
    { industries: content.industries.slice(1) },
    'content/industries.ts',
    'industries',
    /exactly 15/,
  ],
  [
    "a division's card leads nowhere",
    {
      homeWords: {
        ...content.homeWords,
        divisions: {
          ...content.homeWords.divisions,
          cards: content.homeWords.divisions.cards.map((card) => ({ ...card, path: '/strategy' })),
        },
      },
    },
    'content/home.ts',
    'homeWords.divisions.cards[0].path',
    /there is no page \/strategy/,
  ],
  [
    'there are three teasers',
    {
      homeWords: {
        ...content.homeWords,
        buzz: { ...content.homeWords.buzz, teasers: content.homeWords.buzz.teasers.slice(1) },
      },
    },
    'content/home.ts',
    'homeWords.buzz.teasers',
    /exactly 4 teasers; there are 3/,
  ],
  [
    "a teaser's picture is not drawn",
    {
      homeWords: {
        ...content.homeWords,
        buzz: {
          ...content.homeWords.buzz,
          teasers: content.homeWords.buzz.teasers.map((teaser) => ({ ...teaser, picture: 'nobody' })),
        },
      },
    },
    'content/home.ts',
    'homeWords.buzz.teasers[0].picture',
    /there is no picture 'nobody'/,
  ],
];

test.each(broken)('it is told when %s', (_, changes, file, field, remedy) => {
  expect(problemsAfter(changes)).toContainEqual({ file, field, remedy: expect.stringMatching(remedy) });
});
