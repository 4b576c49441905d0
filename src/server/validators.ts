import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'hono';

/** Tags by file and state; a file is read once for each state it is seen in, also when many ask at the same time. */
const tags = new Map<string, { changed: number; tag: Promise<string> }>();

/**
 * A strong validator: the same bytes have the same tag on every machine, whenever they were written there.
 * @throws when the file cannot be read
 */
export async function tagOf(file: string): Promise<string> {
  const { mtimeMs: changed } = await stat(file);
  const known = tags.get(file);
  if (known?.changed === changed) return known.tag;
  const tag = readTag(file);
  tags.set(file, { changed, tag });
  // A file that cannot be read now may be readable the next time.
  tag.catch(() => tags.delete(file));
  return tag;
}

async function readTag(file: string): Promise<string> {
  const hash = createHash('sha1');
  await pipeline(createReadStream(file), hash);
  return `"${hash.digest('base64url')}"`;
}

/** Whether whoever asks without a tag has the file as it is, by the date of theirs (RFC 9110, 13.1.3). */
export function isUnmodified({ req, res }: Context): boolean {
  const since = Date.parse(req.header('If-Modified-Since') ?? '');
  if (req.header('If-None-Match') !== undefined || res.status !== 200) return false;
  return Date.parse(res.headers.get('Last-Modified') ?? '') <= since;
}

/** Takes back an answer that whoever asks has already: 304, with what the answer itself would have said about keeping it. */
export async function answerUnmodified(context: Context): Promise<void> {
  const { body, headers } = context.res;
  await body?.cancel();
  for (const name of ['Content-Encoding', 'Content-Length', 'Content-Type']) headers.delete(name);
  // The context gives it the headers of the answer that it replaces.
  context.res = new Response(null, { status: 304 });
}
