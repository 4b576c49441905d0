import * as v from 'valibot';
import type { Settings } from './settings.ts';

const withoutSlash = v.transform((url: string) => url.replace(/\/+$/, ''));

const isOrigin = (url: string) => URL.canParse(url) && `${new URL(url).origin}/` === new URL(url).href;
const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const pathOrUrl = v.union([v.pipe(v.string(), v.regex(/^\/[^/\s]\S*$/)), httpUrl]);

/**
 * Reads the build-time settings (OWNER-3, OWNER-5, HOST-2).
 * @throws an Error that names the variable, its value and the expected form; it stops the build (OWNER-4).
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read = <Output>(name: string, wanted: string, schema: v.GenericSchema<unknown, Output>): Output => {
    const value = env[name] || undefined;
    const result = v.safeParse(schema, value);
    if (!result.success) throw new Error(`${name} is '${value}', but has to be ${wanted}.`);
    return result.output;
  };
  return {
    siteOrigin: read(
      'VITE_SITE_ORIGIN',
      "an origin such as 'https://www.theagencyway.example', without a path",
      v.optional(v.pipe(httpUrl, v.check(isOrigin), withoutSlash), 'http://127.0.0.1:4173'),
    ),
    apiBase: read(
      'VITE_API_BASE',
      "a path such as '/api', or a URL such as 'https://api.theagencyway.example/api'",
      v.optional(v.pipe(pathOrUrl, withoutSlash), '/api'),
    ),
    behaviour: read(
      'VITE_BEHAVIOUR',
      "'specified' or 'assisted'",
      v.optional(v.picklist(['specified', 'assisted']), 'specified'),
    ),
    vitalsUrl: read(
      'VITE_VITALS_URL',
      'a path or URL that takes reports, or nothing',
      v.optional(v.nullable(pathOrUrl), null),
    ),
  };
}
