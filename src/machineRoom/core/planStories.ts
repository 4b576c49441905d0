import { type MachineName, machines } from '../../../machines/index.ts';
import { modelInputs } from '../../../tests/modelInputs/index.ts';
import { plan } from '../../../tests/support/plan.ts';
import { nameOfEvent } from '../../../tests/support/plannedPath.ts';
import { pathOf } from '../../actors/statePath.ts';
import { payloadText } from './payload.ts';
import type { Story } from './stories.ts';

/** The pages of the two forms of an enquiry, which have different fields, by the first word of an input's name. */
const pages: Readonly<Record<string, string>> = { home: '/', contact: '/contact' };

/** Plans the stories of a machine: its covering paths as plain data. Takes up to some seconds. */
export function planStories(name: MachineName): Story[] {
  const paths = plan(machines[name] as never, modelInputs[name] as never);
  return paths.map(({ name: title, variant, input, steps }) => ({
    name: title,
    page: pages[variant.split(',')[0] ?? ''],
    input,
    steps: steps.map(({ event, state }) => ({
      name: nameOfEvent(event),
      type: event.type,
      payload: payloadText(event),
      expected: pathOf(state.value),
    })),
  }));
}
