import type { MachineName } from '../../machines/index.ts';
import { planStories } from './core/planStories.ts';

self.onmessage = ({ data }: MessageEvent<MachineName>) => {
  self.postMessage({ name: data, stories: planStories(data) });
};
