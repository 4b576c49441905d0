import type { MachineName } from '../../machines/index.ts';
import { viewAdapters } from './adapters/index.ts';
import { driveView } from './driver.tsx';

for (const name of Object.keys(viewAdapters) as MachineName[]) driveView(name, viewAdapters[name]);
