import ELK from 'elkjs/lib/elk-api.js';
import elkWorker from 'elkjs/lib/elk-worker.min.js?url';
import { type MachineName, machines } from '../../machines/index.ts';
import { describe } from './chart/describe.ts';
import { type ChartLayout, layOut } from './chart/layout.ts';
import type { Story } from './core/stories.ts';

/** px; the chart's pane on a laptop. */
const PANE = 720;

/** Calls a function once for each machine and keeps its result. */
function once<T>(make: (name: MachineName) => Promise<T>): (name: MachineName) => Promise<T> {
  const made = new Map<MachineName, Promise<T>>();
  return (name) => {
    const result = made.get(name) ?? make(name);
    made.set(name, result);
    return result;
  };
}

// Workers, because the page in the frame has the same main thread.
const elk = new ELK({ workerUrl: elkWorker });

/** The drawing of a machine. */
export const layoutOf = once<ChartLayout>((name) => layOut(elk, describe(machines[name]), PANE));

/** The stories of a machine. */
export const storiesOf = once<readonly Story[]>(
  (name) =>
    new Promise((resolve) => {
      const planner = new Worker(new URL('./storyWorker.ts', import.meta.url), { type: 'module', name });
      planner.onmessage = ({ data }: MessageEvent<Story[]>) => {
        resolve(data);
        planner.terminate();
      };
    }),
);
