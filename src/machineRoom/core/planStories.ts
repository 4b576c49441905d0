import { type MachineName, machines } from '../../../machines/index.ts';
import { modelInputs } from '../../../tests/modelInputs/index.ts';
import { plan } from '../../../tests/support/plan.ts';
import { nameOfEvent } from '../../../tests/support/plannedPath.ts';
import { pathOf } from '../../actors/statePath.ts';
import { payloadText } from './payload.ts';
import type { Story } from './stories.ts';

/** Plans the stories of a machine: its covering paths as plain data. Takes up to some seconds. */
export function planStories(name: MachineName): Story[] {
  const paths = plan(machines[name] as never, modelInputs[name] as never);
  return paths.map(({ name: title, input, steps }) => ({
    name: title,
    input,
    steps: steps.map(({ event, state }) => ({
      name: nameOfEvent(event),
      type: event.type,
      payload: payloadText(event),
      expected: pathOf(state.value),
    })),
  }));
}
