import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createEnquiriesClient, EnquiryCallError } from '../../openapi/client.ts';
import { enquiry } from '../support/service/sample.ts';

type Fetch = (request: Request) => Promise<Response>;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const clientWith = (fetch: Fetch) => createEnquiriesClient({ baseUrl: 'https://api.example/api/', fetch });

const accepted = { success: true, status: true, message: 'Thank you.', reference: 'TAW-7K3M9QXZ' };
const mailed = { success: true, message: 'On its way.', data: { reference: 'TAW-7K3M9QXZ', mails: [] } };

/** The error of a call that must fail. */
async function failure(call: Promise<unknown>): Promise<EnquiryCallError> {
  const error = await call.then(
    () => new Error('the call resolved'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof EnquiryCallError)) throw error;
  return error;
}

describe('a call', () => {
  test.each([
    ['contactUs', accepted],
    ['sendEmail', mailed],
  ] as const)('%s posts the six fields with the key and resolves with the response', async (call, answer) => {
    const fetch = vi.fn<Fetch>(async () => json(answer));
    const controller = new AbortController();
    const options = { idempotencyKey: 'key-1', signal: controller.signal };

    expect(await clientWith(fetch)[call](enquiry, options)).toEqual(answer);

    const [request] = fetch.mock.calls[0] ?? [];
    expect(fetch).toHaveBeenCalledOnce();
    expect(request?.url).toBe(`https://api.example/api/${call}`);
    expect(request?.method).toBe('POST');
    expect(Object.fromEntries(request?.headers ?? []), 'without authentication (CALL-1)').toEqual({
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
    });
    expect(request?.credentials).toBe('same-origin');
    expect(await request?.json()).toEqual(enquiry);
    controller.abort();
    expect(request?.signal.aborted).toBe(true);
  });

  test.each(['contactUs', 'sendEmail'] as const)('%s has no timeout (CALL-3)', async (call) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const fetch = vi.fn<Fetch>(() => new Promise(() => {}));
    void clientWith(fetch)[call](enquiry);
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    expect(timeout).not.toHaveBeenCalled();
  });

  test('sends no key when none is given', async () => {
    const fetch = vi.fn<Fetch>(async () => json(accepted));
    await clientWith(fetch).contactUs(enquiry);
    expect(fetch.mock.calls[0]?.[0].headers.has('Idempotency-Key')).toBe(false);
  });

  test.each([
    ['asha@münchen.example', 'asha@xn--mnchen-3ya.example'],
    ['asha@उदाहरण.example', 'asha@xn--p1b6ci4b4b3a.example'],
    ['asha@Brightkites.EXAMPLE', 'asha@Brightkites.EXAMPLE'],
    ['asha@not a domain é', 'asha@not a domain é'],
    ["o'hara+{kiln}|`#?^@münchen.example", "o'hara+{kiln}|`#?^@xn--mnchen-3ya.example"],
  ])('writes the domain of %s as %s, as mail servers know it', async (typed, sent) => {
    const fetch = vi.fn<Fetch>(async () => json(accepted));
    await clientWith(fetch).contactUs({ ...enquiry, email: typed });
    expect(await fetch.mock.calls[0]?.[0].json()).toEqual({ ...enquiry, email: sent });
  });

  test.each([
    ['a polite refusal', { success: false, message: 'Not this week.' }],
    ['no status', { success: true, message: 'Thank you.' }],
    ['only the status that the contact page reads', { status: true, message: 'Thank you.' }],
    ['more fields than described', { ...accepted, more: 1 }],
  ])('contactUs takes %s as a response', async (_what, answer) => {
    expect(await clientWith(async () => json(answer)).contactUs(enquiry)).toEqual(answer);
  });
});

describe.each(['contactUs', 'sendEmail'] as const)('%s rejects', (call) => {
  test('when nothing comes back, with the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    const error = await failure(clientWith(() => Promise.reject(cause))[call](enquiry));
    expect(error).toMatchObject({ name: 'EnquiryCallError', cause, status: undefined, problem: undefined });
  });

  test('when the response breaks off', async () => {
    const cause = new TypeError('terminated');
    const body = new ReadableStream({ start: (controller) => controller.error(cause) });
    expect((await failure(clientWith(async () => new Response(body))[call](enquiry))).cause).toBe(cause);
  });

  test('when it is aborted', async () => {
    const fetch: Fetch = async ({ signal }) => {
      signal.throwIfAborted();
      return json(accepted);
    };
    const error = await failure(clientWith(fetch)[call](enquiry, { signal: AbortSignal.abort() }));
    expect(error.cause).toMatchObject({ name: 'AbortError' });
  });

  test.each([422, 503])('with the problem of an error response of status %i', async (status) => {
    const problem = { type: 'about:blank', title: 'Busy', status, detail: 'The service is busy.' };
    const error = await failure(clientWith(async () => json(problem, status))[call](enquiry));
    expect(error).toMatchObject({ status, problem });
    expect(error.message).toContain('The service is busy.');
  });

  test.each([
    ['HTML', '<h1>Bad Gateway</h1>'],
    ['nothing', ''],
    ['other JSON', '{"error":"no"}'],
    ['a problem without a title', '{"detail":"The service is busy."}'],
    ['a problem without a detail', '{"title":"Busy"}'],
  ])('with the status alone when an error response is %s', async (_what, body) => {
    const error = await failure(clientWith(async () => new Response(body, { status: 502 }))[call](enquiry));
    expect(error).toMatchObject({ status: 502, problem: undefined });
  });

  test.each([
    ['HTML', '<!doctype html>'],
    ['nothing', ''],
    ['half of it', '{"success":true'],
  ])('when a good status brings %s instead of JSON', async (_what, body) => {
    const error = await failure(clientWith(async () => new Response(body))[call](enquiry));
    expect(error.message).toContain('not JSON');
    expect(error).toMatchObject({ status: 200, cause: expect.any(SyntaxError) });
  });

  test('when there is no content', async () => {
    const error = await failure(clientWith(async () => new Response(null, { status: 204 }))[call](enquiry));
    expect(error.status).toBe(204);
  });

  test.each([
    ['null', null],
    ['a list', [accepted]],
    ['a text', 'ok'],
    ['a message that is no text', { success: true, message: 1 }],
  ])('when the response is %s', async (_what, answer) => {
    const error = await failure(clientWith(async () => json(answer))[call](enquiry));
    expect(error.message).toContain('does not keep the contract');
    expect(error).toMatchObject({ status: 200, cause: answer });
  });
});

test('sendEmail takes a response that only carries data, because nothing else of it is read', async () => {
  const answer = { data: { queued: true } };
  expect(await clientWith(async () => json(answer)).sendEmail(enquiry)).toEqual(answer);
});

test.each([
  ['no message', { success: true, status: true }],
  ['neither success nor status', { message: 'Thank you.' }],
  ['a success that is no boolean, and no status', { success: 'yes', message: 'Thank you.' }],
])('contactUs rejects a response with %s', async (_what, answer) => {
  await failure(clientWith(async () => json(answer)).contactUs(enquiry));
});

test.each([['false'], [0], [null]])(
  'sendEmail rejects a success of %j, which is no boolean',
  async (success) => {
    const error = await failure(clientWith(async () => json({ ...mailed, success })).sendEmail(enquiry));
    expect(error.message).toContain('does not keep the contract');
  },
);

test('sendEmail rejects a response without success, with its message', async () => {
  const answer = { ...mailed, success: false, message: 'The mail could not be sent.' };
  const error = await failure(clientWith(async () => json(answer)).sendEmail(enquiry));
  expect(error.message).toContain('The mail could not be sent.');
  expect(error.cause).toEqual(answer);
});
