/** Valid enquiries at a steady rate: measures response times, and checks that each enquiry is stored once. */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { startDeployment } from './deployment.ts';
import type { Verdicts } from './verdicts.ts';
import { type Acknowledged, checkKept, uniqueEnquiry } from './visitors.ts';

/** Enquiries a second, of two calls each; more are offered, so that the mean reaches the wanted rate. */
const wanted = 200;
const offered = 210;
const seconds = 30;
const connections = 30;

export async function load(verdicts: Verdicts, postgres: string | undefined): Promise<void> {
  await using deployment = await startDeployment(postgres);
  const acknowledged: Acknowledged = new Map();
  const { pathname } = new URL(deployment.api);
  const call = (name: 'contactUs' | 'sendEmail'): autocannon.Request => ({
    method: 'POST',
    path: `${pathname}/${name}`,
    setupRequest(request, context: { key?: string }) {
      if (name === 'contactUs') context.key = randomUUID();
      const key = context.key ?? '';
      return {
        ...request,
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(uniqueEnquiry(key)),
      };
    },
    onResponse(status, body, context: { key?: string }) {
      if (status !== 200) return;
      const { reference, data } = JSON.parse(body);
      acknowledged.set(context.key ?? '', {
        reference: reference ?? data.reference,
        mailed: name === 'sendEmail',
      });
    },
  });
  const result = await autocannon({
    url: new URL(deployment.api).origin,
    connections,
    overallRate: offered * 2,
    duration: seconds,
    requests: [call('contactUs'), call('sendEmail')],
  });
  const rate = acknowledged.size / result.duration;
  verdicts.check('enquiries acknowledged a second', rate.toFixed(1), `at least ${wanted}`, rate >= wanted);
  verdicts.equal('answers other than 200', result.non2xx, 0);
  verdicts.equal('errors and timeouts', result.errors, 0);
  const { p50, p90, p97_5, p99, max } = result.latency;
  verdicts.note(
    'latency of a call at 50, 90, 97.5, 99 %, most',
    `${[p50, p90, p97_5, p99, max].join(', ')} ms`,
  );
  await checkKept(verdicts, deployment.place, acknowledged);
}
