import type { MachineName } from '../../machines/index.ts';
import * as all from './adapters/index.ts';
import { type BrowserAdapter, driveBrowser } from './driver.ts';
import { test } from './fixtures.ts';

/** A machine without an adapter does not compile. */
const adapters: { readonly [TName in MachineName]: BrowserAdapter<TName> } = all;

// Workers share the machines between them.
test.describe.configure({ mode: 'parallel' });

for (const name of Object.keys(adapters) as MachineName[]) driveBrowser(name, adapters[name] as never);
