import type { AnyEventObject } from 'xstate';

/** The payload of an event as JSON that a person can edit; an error as its name and message. */
export const payloadText = ({ type: _, ...payload }: AnyEventObject): string =>
  JSON.stringify(payload, (_key, value: unknown) =>
    value instanceof Error ? { name: value.name, message: value.message } : value,
  );

/** The window of an actor; `instanceof Error` fails across frames. */
export interface Realm {
  Error: ErrorConstructor;
}

/**
 * The event with an edited payload.
 *
 * @param realm the window of the actor that it is for
 * @throws an Error when the text is no JSON object
 */
export function eventWith(type: string, text: string, realm: Realm = globalThis): AnyEventObject {
  const payload: unknown = JSON.parse(text.trim() || '{}');
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    throw new Error('A payload is an object: { "field": "name" }.');
  const event: AnyEventObject = { ...payload, type };
  if (!type.startsWith('xstate.error.')) return event;
  const { name, message }: Partial<Error> = event.error ?? {};
  return { ...event, error: Object.assign(new realm.Error(message), name && { name }) };
}
