import { type LoadChunk, loadChunk } from '../../actors/chunk.ts';
import type { Service } from '../../content/types.ts';

/** One chunk per service. */
const modules = import.meta.glob<{ default: Service }>([
  '../../content/services/*.ts',
  '!../../content/services/index.ts',
]);

/** Loads the content of a service's page; undefined when there is no such service. */
export async function loadBySlug(slug: string, load: LoadChunk = loadChunk): Promise<Service | undefined> {
  const importService = modules[`../../content/services/${slug}.ts`];
  return importService && (await load(slug, importService)).default;
}
