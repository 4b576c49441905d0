import { loadChunk } from '../actors/chunk.ts';
import type { Service } from './types.ts';

/** One chunk a service. */
const modules = import.meta.glob<{ default: Service }>(['./services/*.ts', '!./services/index.ts']);

/** Loads what a service's page shows; undefined when there is no such service. */
export async function loadBySlug(slug: string): Promise<Service | undefined> {
  const load = modules[`./services/${slug}.ts`];
  return load && (await loadChunk(slug, load)).default;
}
