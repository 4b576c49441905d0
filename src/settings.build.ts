import * as v from 'valibot';
import type { Settings } from './settings.ts';

const withoutSlash = v.transform((url: string) => url.replace(/\/+$/, ''));

const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const pathOrUrl = v.union([v.pipe(v.string(), v.regex(/^\/[^/\s]\S*$/)), httpUrl]);

const variables = {
  VITE_SITE_ORIGIN: {
    wanted: "an origin such as 'https://www.theagencyway.example', without a path",
    schema: v.optional(
      v.pipe(
        httpUrl,
        v.check((url) => URL.canParse(url) && `${new URL(url).origin}/` === new URL(url).href),
        withoutSlash,
      ),
      'http://127.0.0.1:4173',
    ),
  },
  VITE_API_BASE: {
    wanted: "a path such as '/api', or a URL such as 'https://api.theagencyway.example/api'",
    schema: v.optional(v.pipe(pathOrUrl, withoutSlash), '/api'),
  },
  VITE_BEHAVIOUR: {
    wanted: "'specified' or 'assisted'",
    schema: v.optional(v.picklist(['specified', 'assisted']), 'specified'),
  },
  VITE_VITALS_URL: {
    wanted: 'a path or URL that takes reports, or nothing',
    schema: v.optional(v.nullable(pathOrUrl), null),
  },
} as const;

function read<TName extends keyof typeof variables>(
  env: Record<string, string | undefined>,
  name: TName,
): v.InferOutput<(typeof variables)[TName]['schema']> {
  const { schema, wanted } = variables[name];
  const value = env[name] === '' ? undefined : env[name];
  const result = v.safeParse(schema, value);
  if (!result.success) throw new Error(`${name} is '${value}', but has to be ${wanted}.`);
  return result.output as v.InferOutput<(typeof variables)[TName]['schema']>;
}

/**
 * Reads the build-time settings (OWNER-3, OWNER-5, HOST-2).
 * @throws an Error that names the variable, its value and the expected form; it stops the build (OWNER-4).
 */
export const readSettings = (env: Record<string, string | undefined>): Settings => ({
  siteOrigin: read(env, 'VITE_SITE_ORIGIN'),
  apiBase: read(env, 'VITE_API_BASE'),
  behaviour: read(env, 'VITE_BEHAVIOUR'),
  vitalsUrl: read(env, 'VITE_VITALS_URL'),
});
