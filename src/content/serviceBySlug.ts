import { loadChunk } from '../actors/chunk.ts';
import type { Service } from './types.ts';

/** One chunk per service. */
const modules = import.meta.glob<{ default: Service }>(['./services/*.ts', '!./services/index.ts']);

/** Loads the content of a service's page; undefined when there is no such service. */
export async function loadBySlug(slug: string): Promise<Service | undefined> {
  const load = modules[`./services/${slug}.ts`];
  return load && (await loadChunk(slug, load)).default;
}
