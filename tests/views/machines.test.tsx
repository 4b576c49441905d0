import type { MachineName } from '../../machines/index.ts';
import * as all from './adapters/index.ts';
import { driveView, type ViewAdapter } from './driver.tsx';

/** A machine without an adapter does not compile. */
const adapters: { readonly [TName in MachineName]: ViewAdapter<TName> } = all;

for (const name of Object.keys(adapters) as MachineName[]) driveView(name, adapters[name] as never);
