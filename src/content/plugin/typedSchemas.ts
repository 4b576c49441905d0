import * as v from 'valibot';
import { check, listOf, questionSchema, someText, textOf } from './fields.ts';
import { isKnownPath } from './links.ts';
import { remedyForPicture } from './pictures.ts';
import type { Problem } from './problems.ts';
import { serviceSlugs } from './slugs.ts';

const slug = v.pipe(
  v.string('write a slug'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write a slug: small letters, digits and hyphens'),
);

const path = v.pipe(
  v.string('write the path of a page'),
  v.check(
    (value) => isKnownPath(value.toLowerCase()),
    ({ input }) => `there is no page ${String(input)}; name one that exists`,
  ),
);

const serviceSchema = v.strictObject({
  slug: v.picklist(serviceSlugs, `write one of the slugs of SERVICE-2: ${serviceSlugs.join(', ')}`),
  tile: someText('what its tile says'),
  heading: listOf(textOf(1, 24, 'a line of the heading'), 1, 2, 'lines'),
  metaTitle: textOf(30, 65, "the page's title"),
  metaDescription: textOf(120, 160, "the page's description"),
  tagline: someText('one line under the heading'),
  division: v.picklist(['strategy', 'design', 'technology'], 'name one of the three divisions'),
  description: listOf(someText('a paragraph'), 2, 3, 'paragraphs'),
  offerings: listOf(
    v.strictObject({ name: textOf(1, 60, 'its name'), detail: someText('one sentence of detail') }),
    3,
    12,
    'offerings',
  ),
  faq: listOf(questionSchema, 4, 4, 'questions (SERVICE-8)'),
  summary: textOf(10, 120, 'one sentence'),
});

const jobSchema = v.strictObject({
  title: someText('the title'),
  location: someText('the place'),
  experience: v.pipe(
    v.string('write the years of experience'),
    v.regex(/^\d+(-\d+)? years$/, "write it as '2 years' or '2-5 years'"),
  ),
  salary: v.pipe(v.string('write the salary'), v.regex(/^[\d.]+-[\d.]+ LPA$/, "write it as '2.4-4.8 LPA'")),
  postDate: v.pipe(
    v.string('write the day it was posted'),
    v.regex(/^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/\d{4}$/, 'write it as dd/mm/yyyy'),
  ),
  responsibilities: listOf(someText('a responsibility'), 3, 10, 'responsibilities'),
  requirements: listOf(someText('a requirement'), 3, 10, 'requirements'),
});

const clientSchema = v.strictObject({
  name: someText('its name'),
  slug,
  trade: someText('what it makes or does'),
});

const industrySchema = v.strictObject({ name: someText('its name'), slug });

const teaserSchema = v.strictObject({
  headline: someText('its headline'),
  text: textOf(1, 140, 'a short text'),
  picture: someText('the scene it shows'),
  path: v.literal('/Blog', "write '/Blog' (HOME-10)"),
});

const homeSchema = v.looseObject({
  divisions: v.looseObject({
    cards: listOf(
      v.looseObject({ name: someText('its name'), sentence: someText('a sentence'), path }),
      3,
      3,
      'divisions',
    ),
  }),
  buzz: v.looseObject({ teasers: listOf(teaserSchema, 4, 4, 'teasers') }),
});

/** No two entries of a list may have the same slug, or the same of whatever is named. */
function checkDistinct<TEntry extends object>(
  file: string,
  list: readonly TEntry[],
  ...fields: (keyof TEntry & string)[]
): Problem[] {
  return fields.flatMap((field) =>
    list.flatMap((entry, index) => {
      const first = list.findIndex((other) => other[field] === entry[field]);
      if (first === index) return [];
      const remedy = `write another ${field}: entry ${first} has '${String(entry[field])}' as well`;
      return [{ file, field: `[${index}].${field}`, remedy }];
    }),
  );
}

/** The typed content, as its modules export it (`typedModules.ts`). */
export type TypedContent = typeof import('./typedModules.ts');

function checkServices(services: TypedContent['services']): Problem[] {
  const problems = services.flatMap(
    (service, index) =>
      check(`content/services/${serviceSlugs[index] ?? service.slug}.ts`, '', serviceSchema, service)
        .problems,
  );
  const order = services.map((service) => service.slug);
  if (order.join() !== serviceSlugs.join())
    problems.push({
      file: 'content/services/index.ts',
      field: 'services',
      remedy: `list the eight in the order of their tiles (SERVICE-2): ${serviceSlugs.join(', ')}`,
    });
  return [
    ...problems,
    ...checkDistinct('content/services/index.ts', services, 'slug', 'tile', 'metaTitle', 'metaDescription'),
  ];
}

function checkTeaserPictures({ buzz }: TypedContent['homeWords'], pictures: ReadonlySet<string>): Problem[] {
  return buzz.teasers.flatMap(({ picture }, index) => {
    const field = `homeWords.buzz.teasers[${index}].picture`;
    return pictures.has(picture)
      ? []
      : [{ file: 'content/home.ts', field, remedy: remedyForPicture(picture) }];
  });
}

/**
 * What is wrong with the typed modules.
 * @param pictures the names of the scenes in `src/media/pictures`
 */
export function checkTypedContent(content: TypedContent, pictures: ReadonlySet<string>): Problem[] {
  const { jobs, roleOptions, clients, homeStrips, gridClients, industries, homeWords } = content;
  return [
    ...checkServices(content.services),
    ...check('content/jobs.ts', 'jobs', listOf(jobSchema, 3, 3, 'openings (CAREER-2)'), jobs).problems,
    ...check('content/jobs.ts', 'roleOptions', listOf(someText('a role'), 6, 6, 'roles'), roleOptions)
      .problems,
    ...check('content/clients.ts', 'firstStrip', listOf(clientSchema, 12, 12, 'clients'), homeStrips[0])
      .problems,
    ...check('content/clients.ts', 'secondStrip', listOf(clientSchema, 11, 11, 'clients'), homeStrips[1])
      .problems,
    ...check('content/clients.ts', 'clients', listOf(clientSchema, 23, 23, 'clients'), clients).problems,
    ...check('content/clients.ts', 'gridClients', listOf(clientSchema, 20, 20, 'clients'), gridClients)
      .problems,
    ...checkDistinct('content/clients.ts', clients, 'slug', 'name'),
    ...check('content/industries.ts', 'industries', listOf(industrySchema, 15, 15, 'industries'), industries)
      .problems,
    ...checkDistinct('content/industries.ts', industries, 'slug', 'name'),
    ...check('content/home.ts', 'homeWords', homeSchema, homeWords).problems,
    ...checkTeaserPictures(homeWords, pictures),
  ];
}
