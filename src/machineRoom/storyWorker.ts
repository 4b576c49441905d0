import type { MachineName } from '../../machines/index.ts';
import { planStories } from './core/planStories.ts';

// The worker is named after the machine whose stories it plans.
self.postMessage(planStories(self.name as MachineName));
