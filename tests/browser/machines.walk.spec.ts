import type { MachineName } from '../../machines/index.ts';
import { browserAdapters } from './adapters/index.ts';
import { driveBrowser } from './driver.ts';
import { test } from './fixtures.ts';

// Workers share the machines between them.
test.describe.configure({ mode: 'parallel' });

for (const name of Object.keys(browserAdapters) as MachineName[]) driveBrowser(name, browserAdapters[name]);
