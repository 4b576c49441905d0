/**
 * The two calls of the contact forms (CALL-1), typed by the contract. Runs in the browser and in Node; it is imported
 * lazily, so it stays small.
 */
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.gen.ts';

/** The six fields that both calls send. */
export type Enquiry = components['schemas']['EnquiryRequest'];
type ContactAnswer = components['schemas']['ContactAnswer'];
type MailAnswer = components['schemas']['MailAnswer'];
/** An error response: a problem document (RFC 9457). */
type Problem = components['schemas']['Problem'];

interface CallOptions {
  /** The Idempotency-Key header: one for the same values of one draft, so both calls and every retry send it. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface EnquiriesClient {
  /** Records an enquiry. A polite refusal (`success: false`) is a result, not an error. */
  contactUs(enquiry: Enquiry, options?: CallOptions): Promise<ContactAnswer>;
  /** Sends the mails of an enquiry that contactUs accepted. */
  sendEmail(enquiry: Enquiry, options?: CallOptions): Promise<MailAnswer>;
}

interface ClientOptions {
  /** Base URL of the two paths, with or without a trailing slash: `/api`, `https://api.example/api`. */
  baseUrl: string;
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** A call without a usable response (CALL-6): none, an error status or a malformed body. */
export class EnquiryCallError extends Error {
  override readonly name = 'EnquiryCallError';
  /** HTTP status of an error, or of a response that could not be read. */
  readonly status: number | undefined;
  /** The problem document of the response, if it was one. */
  readonly problem: Problem | undefined;

  constructor(
    message: string,
    detail: { status?: number | undefined; problem?: Problem | undefined; cause?: unknown } = {},
  ) {
    super(message, 'cause' in detail ? { cause: detail.cause } : undefined);
    this.status = detail.status;
    this.problem = detail.problem;
  }
}

/** Creates a client for the service at `baseUrl`. Both of its functions reject with {@link EnquiryCallError} only. */
export function createEnquiriesClient({ baseUrl, fetch }: ClientOptions): EnquiriesClient {
  const client = createClient<paths>({ baseUrl, ...(fetch && { fetch }) });

  const call = async <Answer>(
    path: keyof paths,
    isAnswer: (value: unknown) => value is Answer,
    enquiry: Enquiry,
    { idempotencyKey, signal }: CallOptions,
  ): Promise<Answer> => {
    let result: { response: Response; data?: string; error?: unknown };
    try {
      result = await client.POST(path, {
        body: { ...enquiry, email: asciiDomain(enquiry.email) },
        ...(idempotencyKey !== undefined && { params: { header: { 'Idempotency-Key': idempotencyKey } } }),
        ...(signal && { signal }),
        parseAs: 'text',
      });
    } catch (cause) {
      throw new EnquiryCallError(`${path} got no answer`, { cause });
    }
    const { response, data, error } = result;
    const { status } = response;
    if (!response.ok) {
      const problem = isProblem(error) ? error : undefined;
      const reason = problem ? `: ${problem.detail}` : '';
      throw new EnquiryCallError(`${path} answered with status ${status}${reason}`, { status, problem });
    }
    let answer: unknown;
    try {
      answer = JSON.parse(data ?? '');
    } catch (cause) {
      throw new EnquiryCallError(`${path} answered with something that is not JSON`, { status, cause });
    }
    if (!isAnswer(answer)) {
      throw new EnquiryCallError(`${path} gave an answer that does not keep the contract`, {
        status,
        cause: answer,
      });
    }
    return answer;
  };

  return {
    contactUs: (enquiry, options = {}) => call('/contactUs', isContactAnswer, enquiry, options),
    async sendEmail(enquiry, options = {}) {
      const answer = await call('/sendEmail', isMailAnswer, enquiry, options);
      if (answer.success === false) {
        throw new EnquiryCallError(`/sendEmail could not send: ${answer.message}`, { cause: answer });
      }
      return answer;
    },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks only the fields the forms read: either form's sign of success (CALL-4), and the message. */
const isContactAnswer = (value: unknown): value is ContactAnswer =>
  isObject(value) &&
  typeof value.message === 'string' &&
  (typeof value.success === 'boolean' || value.status !== undefined);

/** Looser than the contract: the forms only log this response (CALL-5), so another service may omit its fields. */
const isMailAnswer = (value: unknown): value is MailAnswer =>
  isObject(value) &&
  (value.message === undefined || typeof value.message === 'string') &&
  // Any other value, such as 'false', may mean that nothing was sent.
  (value.success === undefined || typeof value.success === 'boolean');

const isProblem = (value: unknown): value is Problem =>
  isObject(value) && typeof value.title === 'string' && typeof value.detail === 'string';

/**
 * Converts an internationalised domain to ASCII (`münchen.example` to `xn--mnchen-3ya.example`). Chromium's e-mail
 * field does this itself; Firefox and Safari submit the domain as typed.
 */
function asciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
  if (/^[\x00-\x7f]*$/.test(domain) || !URL.canParse(`http://${domain}`)) return email;
  return email.slice(0, at) + new URL(`http://${domain}`).hostname;
}
