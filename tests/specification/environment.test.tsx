import { describe, expect, test } from 'vitest';
import { chunkMachine } from '../../machines/chunk.machine.ts';
import { ChunkError } from '../../src/actors/chunk.ts';
import { ErrorScreen } from '../../src/shell/errorScreen/ErrorScreen.tsx';
import { MISSING } from '../../src/ui/Picture.tsx';
import viteConfig from '../../vite.config.ts';
import { renderPart, textOf, textsOf } from './render.tsx';
import { chunk, errorScreen, missingPicture, scriptsPath } from './values/environment.ts';

describe('a script that loads later', () => {
  const config = viteConfig({ mode: 'production', command: 'build', isSsrBuild: false });

  test('comes from its path', async () => {
    const output = (await config).build?.rolldownOptions?.output;
    if (!output || Array.isArray(output)) throw new Error('the build has one output');
    const { entryFileNames, chunkFileNames } = output;
    for (const names of [entryFileNames, chunkFileNames]) expect(names).toMatch(RegExp(`^${scriptsPath}`));
  });

  test('fails in these ways', () => {
    expect(Object.keys(chunkMachine.states.failed?.states ?? {})).toEqual(chunk.failures);
  });

  test.each(chunk.failures)('says that it failed by %s', (failure) => {
    const [beginning, failed] = chunk.message;
    expect(new ChunkError('about', failure).message).toMatch(
      RegExp(`^${beginning} about ${failed}\\b.*\\b${failure}\\b`),
    );
  });
});

describe('the error screen', () => {
  test.each([
    ['the error’s message', new Error('The wall fell down.'), 'The wall fell down.'],
    ['the status text', { status: 503, statusText: 'Service Unavailable' }, 'Service Unavailable'],
  ])('shows %s under its heading', async (_, error, words) => {
    const screen = await renderPart(<ErrorScreen error={error} reset={() => {}} />);
    expect(textsOf(screen, 'h1')).toEqual([errorScreen.heading]);
    expect(textOf(screen.querySelector('p'))).toBe(words);
  });
});

test('a picture that does not arrive is called so', () => {
  expect(MISSING).toBe(missingPicture);
});
