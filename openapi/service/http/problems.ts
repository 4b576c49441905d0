/** Error responses: problem documents (RFC 9457) that keep the contract. */
import { STATUS_CODES } from 'node:http';
import type { FieldError, Problem } from '../contract.ts';
import { pluralize } from '../plural.ts';

/** An error response, thrown anywhere below the routes and sent in one place. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly body: Problem;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    body: Pick<Problem, 'detail'> & Partial<Problem>,
    headers: Record<string, string> = {},
  ) {
    super(body.detail);
    this.status = status;
    this.body = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, ...body };
    this.headers = headers;
  }

  toResponse(): Response {
    return new Response(JSON.stringify(this.body), {
      status: this.status,
      headers: { ...this.headers, 'Content-Type': 'application/problem+json' },
    });
  }
}

/** Types of the problems that a status alone does not explain (tag URIs, RFC 4151: permanent, and no links). */
const problemType = (name: string) => `tag:agency-way.example,2026:problems/${name}`;

const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });

export const problems = {
  malformed: (detail: string) => new ProblemError(400, { detail }),
  notFound: () => new ProblemError(404, { detail: 'There is no such call.' }),
  methodNotAllowed: () => new ProblemError(405, { detail: 'This call takes POST only.' }, { Allow: 'POST' }),
  notAccepted: () =>
    new ProblemError(409, {
      type: problemType('enquiry-not-accepted'),
      title: 'Enquiry not accepted',
      detail: 'No accepted enquiry has these fields. Send it to contactUs first.',
    }),
  tooLarge: (bytes: number) => new ProblemError(413, { detail: `The body may have at most ${bytes} bytes.` }),
  notJson: () =>
    new ProblemError(415, { detail: 'The body must be sent as Content-Type: application/json.' }),
  invalidFields: (errors: [FieldError, ...FieldError[]]) =>
    new ProblemError(422, {
      type: problemType('invalid-fields'),
      title: 'Invalid fields',
      detail: errors.map(({ message }) => message).join(' '),
      errors,
    }),
  keyTaken: () =>
    new ProblemError(422, {
      type: problemType('idempotency-key-reused'),
      title: 'Idempotency key reused',
      detail:
        'This Idempotency-Key was used before with another body. Send a different enquiry with a new key.',
    }),
  tooMany: (wait: number) =>
    new ProblemError(
      429,
      { detail: `Too many calls from this address. Try again in ${pluralize(wait, 'second')}.` },
      retryAfter(wait),
    ),
  internal: () => new ProblemError(500, { detail: 'Something went wrong on our side. Please try again.' }),
  unavailable: (wait: number) =>
    new ProblemError(
      503,
      { detail: `The service is busy. Try again in ${pluralize(wait, 'second')}.` },
      retryAfter(wait),
    ),
};
