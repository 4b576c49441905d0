import { readdirSync, readFileSync } from 'node:fs';

const projectDir = new URL('../../', import.meta.url);

/** The text of a file, by its path in the project. */
export const readSource = (path: string) => readFileSync(new URL(path, projectDir), 'utf8');

/** The paths of everything in a folder of the project, at any depth. */
export const sourcesIn = (folder: string) =>
  readdirSync(new URL(folder, projectDir), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );
