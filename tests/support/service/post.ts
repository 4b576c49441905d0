/** Sends requests to a service as a page does. */
import type { Call } from '../../../openapi/service/contract.ts';

export interface Answer {
  status: number;
  type: string | null;
  headers: Headers;
  // Untyped: each test states its expected response.
  body: Record<string, unknown>;
}

/** Posts a body (an object as JSON, a text unchanged) and reads the JSON of the response. */
export async function post(
  api: string,
  call: Call | (string & {}),
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${api}/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('Content-Type'),
    headers: response.headers,
    body: text === '' ? {} : JSON.parse(text),
  };
}
