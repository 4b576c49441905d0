import type { Json } from './webkitInspector.ts';

/** Conversions between messages of WebDriver BiDi and of WebKit's inspector protocol. */

/** The id of the only window. */
export const CONTEXT = 'page';

/** Sends Playwright an event. */
export type Emit = (method: string, params: Json) => void;

/** The implementation of BiDi commands, by their names. */
export type Commands = Record<string, (params: Json) => unknown>;

/** Converts a BiDi value from Playwright to JSON. */
export function fromBidi({ type, value }: Json): Json {
  if (type === 'array') return value.map(fromBidi);
  if (type === 'object')
    return Object.fromEntries(value.map(([key, part]: [Json, Json]) => [key.value ?? key, fromBidi(part)]));
  if (type === 'null') return null;
  return value;
}

/** Converts JSON to a BiDi value. */
function toBidi(value: Json): Json {
  if (value === undefined) return { type: 'undefined' };
  if (value === null) return { type: 'null' };
  if (Array.isArray(value)) return { type: 'array', value: value.map(toBidi) };
  if (typeof value === 'object')
    return { type: 'object', value: Object.entries(value).map(([key, part]) => [key, toBidi(part)]) };
  return { type: typeof value, value };
}

/** Converts WebKit's description of a value to BiDi's; in the console an object has only its first properties. */
export function remote({ type, subtype, value, objectId, preview }: Json): Json {
  if (objectId === undefined) return toBidi(subtype === 'null' ? null : value);
  if (subtype === 'node') return { type: 'node', handle: objectId, sharedId: objectId };
  if (['array', 'error'].includes(subtype)) return { type: subtype, handle: objectId };
  if (type === 'function') return { type, handle: objectId };
  const properties = (preview?.properties ?? []).map((property: Json) => [
    property.name,
    toBidi(property.value ?? ''),
  ]);
  return { type: 'object', handle: objectId, value: properties };
}

/** Converts an object of headers to BiDi's list. */
export const bidiHeaders = (headers: Record<string, string> = {}) =>
  Object.entries(headers).map(([name, value]) => ({ name, value: { type: 'string', value: String(value) } }));

/** Converts BiDi's list of headers to an object. */
export const plainHeaders = (headers: Json): Record<string, string> =>
  Object.fromEntries(headers.map(({ name, value }: Json) => [name, value.value]));
