import {
  createInspector,
  type StatelyActorEvent,
  type StatelyInspectionEvent,
  type StatelySnapshotEvent,
} from '@statelyai/inspect';
import type { AnyEventObject, InspectionEvent } from 'xstate';

const SCRUBBED = '(scrubbed)';
/** How deep contexts and events are copied; the deepest field of a form is at 3. */
const DEPTH_LIMIT = 5;

/** The keys of a context or an event whose strings come from the site. Any other string may be a visitor's. */
const siteKeys = new Set([
  'acceptedBy',
  'actorId',
  'behaviour',
  'card',
  'field',
  'placeholder',
  'required',
  'wall',
]);
/** The keys of results: drafts, answers that may repeat a visitor's words, modules, errors. */
const resultKeys = new Set(['cause', 'data', 'error', 'module', 'output']);

/** A plain copy without the visitor's words: an allowlist, because drafts may be partial and answers of any shape. */
export function scrub(source: unknown, key = '', depth = 0): unknown {
  if (source === undefined || source === null || source === '') return source;
  if (typeof source === 'function') return undefined;
  if (resultKeys.has(key) || depth >= DEPTH_LIMIT) return SCRUBBED;
  if (typeof source === 'string') return siteKeys.has(key) ? source : SCRUBBED;
  if (typeof source !== 'object') return source;
  if (Array.isArray(source)) return source.map((item) => scrub(item, key, depth + 1));
  return Object.fromEntries(
    Object.entries(source).map(([name, value]) => [name, scrub(value, name, depth + 1)]),
  );
}

const scrubEvent = (event: AnyEventObject): AnyEventObject => ({
  ...(scrub(event) as object),
  type: event.type,
});

/** The fields that inspectors draw. A raw snapshot also carries its whole machine: 3 MB for the carousel. */
const scrubSnapshot = ({ status, value, context, output }: StatelyActorEvent['snapshot']) =>
  ({
    status,
    value,
    context: scrub(context),
    output: scrub(output, 'output'),
  }) as StatelyActorEvent['snapshot'] & StatelySnapshotEvent['snapshot'];

function scrubMessage(message: StatelyInspectionEvent): StatelyInspectionEvent {
  switch (message.type) {
    case '@xstate.actor':
      return { ...message, snapshot: scrubSnapshot(message.snapshot) };
    case '@xstate.event':
      return { ...message, event: scrubEvent(message.event) };
    case '@xstate.snapshot':
      return { ...message, snapshot: scrubSnapshot(message.snapshot), event: scrubEvent(message.event) };
  }
}

/** Sends each inspection event as Stately's message, scrubbed. */
export function inspectScrubbed(send: (message: StatelyInspectionEvent) => void) {
  const { inspect } = createInspector({ send }, { serialize: scrubMessage });
  return (event: InspectionEvent) => inspect.next?.(event);
}
