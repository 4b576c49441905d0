import fs from 'node:fs';
import { mkdtempDisposable, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerUnmodified, tagOf } from '../../src/server/validators.ts';

test('a file that many ask for at the same time is read once for its tag, and again after a failure or a change', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'agency-way-tags-'));
  const file = join(folder.path, 'film.mp4');
  onTestFinished(syncBuiltinESMExports);
  using read = vi.spyOn(fs, 'createReadStream');
  syncBuiltinESMExports();

  await expect(tagOf(file)).rejects.toThrow('ENOENT');
  await writeFile(file, 'a film');
  read.mockImplementationOnce(() => {
    throw new Error('EIO');
  });
  await expect(tagOf(file)).rejects.toThrow('EIO');
  read.mockClear();
  const tags = await Promise.all(Array.from({ length: 20 }, () => tagOf(file)));
  expect(new Set(tags).size).toBe(1);
  expect(read).toHaveBeenCalledOnce();
  await writeFile(file, 'another film');
  await utimes(file, 1, 1);
  expect(tags).not.toContain(await tagOf(file));
});

test('a file that is not sent after all is closed', async () => {
  const cancel = vi.fn();
  await answerUnmodified({ res: new Response(new ReadableStream({ cancel })) } as Context);
  expect(cancel).toHaveBeenCalledOnce();
});
