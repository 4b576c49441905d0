import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'hono';

/** Tags by file and modification time; concurrent requests share one read. */
const tags = new Map<string, { changed: number; tag: Promise<string> }>();

/**
 * A strong validator: the same bytes have the same tag on every machine, regardless of file dates.
 * @throws when the file cannot be read
 */
export async function tagOf(file: string): Promise<string> {
  const { mtimeMs: changed } = await stat(file);
  const known = tags.get(file);
  if (known?.changed === changed) return known.tag;
  const tag = readTag(file);
  tags.set(file, { changed, tag });
  // A read error may be temporary.
  tag.catch(() => tags.delete(file));
  return tag;
}

async function readTag(file: string): Promise<string> {
  const hash = createHash('sha1');
  await pipeline(createReadStream(file), hash);
  return `"${hash.digest('base64url')}"`;
}

/** True when `If-Modified-Since`, sent without `If-None-Match`, is not older than the file (RFC 9110, 13.1.3). */
export function isUnmodified({ req, res }: Context): boolean {
  const since = Date.parse(req.header('If-Modified-Since') ?? '');
  if (req.header('If-None-Match') !== undefined || res.status !== 200) return false;
  return Date.parse(res.headers.get('Last-Modified') ?? '') <= since;
}

/** Replaces a response that the client already has with a 304 that keeps its caching headers. */
export async function answerUnmodified(context: Context): Promise<void> {
  const { body, headers } = context.res;
  await body?.cancel();
  for (const name of ['Content-Encoding', 'Content-Length', 'Content-Type']) headers.delete(name);
  // Hono copies the headers of the replaced response.
  context.res = new Response(null, { status: 304 });
}
