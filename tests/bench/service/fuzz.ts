/** Thousands of bad bodies over real HTTP, with slow connections beside them. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { runAttack, writtenViolations } from '../../support/service/attack.ts';
import { type Attack, attack } from '../../support/service/hostile.ts';
import { post } from '../../support/service/post.ts';
import { enquiry } from '../../support/service/sample.ts';
import { megabytes, startDeployment } from './deployment.ts';
import { storedWhenSent } from './until.ts';
import type { Verdicts } from './verdicts.ts';

const attacks = 10_000;
const seed = 20_261_121;
const atOnce = 16;
const slowConnections = 200;
/** Time limit for a slow connection, in ms: 15 s for a request's head, checked every 5 s. */
const slowTimeoutMs = 25_000;
/** Limits of each process's memory, and of its growth in the second half, in bytes. */
const mostMemory = 512 * 2 ** 20;
const mostGrowth = 64 * 2 ** 20;

export async function fuzz(verdicts: Verdicts, postgres: string | undefined): Promise<void> {
  await using deployment = await startDeployment(postgres);
  const { api, origins, place } = deployment;
  const size = origins.length;
  await post(api, 'contactUs', enquiry);
  const before = await deployment.memory();
  let peak = before;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await deployment.memory());
  }, 100);

  const slow = Promise.all(
    Array.from({ length: slowConnections }, (_, index) => trickle(origins[index % size] ?? api)),
  );
  const all = fc.sample(attack, { numRuns: attacks, seed });
  const statuses = new Map<string, number>();
  const violations: string[] = [];
  const run = async (some: readonly Attack[]) => {
    const queue = some.values();
    const worker = async () => {
      for (const one of queue) {
        const outcome = await runAttack(api, one).catch((error) => ({
          status: undefined,
          violations: [`${one.kind}: ${error}`],
        }));
        const status = String(outcome.status ?? 'cut off');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        violations.push(...outcome.violations);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  };
  await run(all.slice(0, attacks / 2));
  const halfway = await deployment.memory();
  await run(all.slice(attacks / 2));
  const after = await deployment.memory();
  clearInterval(watch);

  const counted = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
  verdicts.note('bad bodies sent', attacks);
  verdicts.note('answers', counted.join(', '));
  verdicts.none('answers that break the contract, 5xx, or accept what is wrong', violations);
  const held = (await slow).filter((ms) => ms > slowTimeoutMs);
  verdicts.equal(
    `of ${slowConnections} connections that trickle, those not cut within ${slowTimeoutMs / 1000} s`,
    held.length,
    0,
  );
  verdicts.check(
    'memory before, halfway, after, at most',
    [before, halfway, after, peak].map(megabytes).join(', '),
    `at most ${megabytes(mostMemory * size)}, growing by at most ${megabytes(mostGrowth * size)} in the second half`,
    peak <= mostMemory * size && after - halfway <= mostGrowth * size,
  );
  const healthy = await fetch(new URL('/readyz', api));
  verdicts.equal('status of `/readyz` after it', healthy.status, 200);

  const stored = await storedWhenSent(place);
  verdicts.note('attacks that are valid enquiries, stored and mailed', stored.length - 1);
  verdicts.none('violations in mails, CSV and table', await writtenViolations(place, stored));
}

/** Sends a request's head one byte at a time; resolves with the ms until the service cut the connection. */
async function trickle(api: string): Promise<number> {
  const { hostname, port } = new URL(api);
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}).resume();
  const bytes = `POST /api/contactUs HTTP/1.1\r\nHost: ${hostname}\r\nX: `;
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(bytes[sent] ?? 'x');
    sent += 1;
  }, 500);
  await Promise.race([once(socket, 'close'), setTimeout(slowTimeoutMs + 5_000)]);
  clearInterval(timer);
  socket.destroy();
  return performance.now() - begun;
}
