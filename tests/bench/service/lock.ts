/** Another process keeps the database locked, while pages are read and enquiries arrive. */
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { lockDatabase, newPlace } from '../../support/service/place.ts';
import { startSmallSite } from '../../support/service/site.ts';
import type { Verdicts } from './verdicts.ts';
import { checkKept, checkRefusals, startCrowd } from './visitors.ts';

const seconds = 10;
const visitors = 5;
/** Pages a second. */
const rate = 200;
/** Time limit for 99 of 100 pages, in ms. */
const longest = 50;

export async function lockUnderLoad(verdicts: Verdicts): Promise<void> {
  const place = await newPlace();
  await using site = await startSmallSite(place);
  const crowd = startCrowd(`${site.url}/api`, visitors, 'lock');
  // Warm-up, not measured.
  await autocannon({ url: `${site.url}/contact`, connections: 10, overallRate: rate, duration: 3 });
  const health = watch(`${site.url}/healthz`);
  const readiness = watch(`${site.url}/readyz`);
  let pages: autocannon.Result;
  {
    await using _lock = await lockDatabase(place);
    pages = await autocannon({
      url: `${site.url}/contact`,
      connections: 10,
      overallRate: rate,
      duration: seconds,
    });
  }
  const statuses = await health.end();
  const ready = await readiness.end();
  const { p50, p90, p97_5, p99, max } = pages.latency;
  verdicts.note('seconds that the database is locked by another process', seconds);
  verdicts.check('99th percentile of `GET /contact`', `${p99} ms`, `under ${longest} ms`, p99 < longest);
  verdicts.note('at 50, 90, 97.5 %, and most', `${[p50, p90, p97_5, max].join(', ')} ms`);
  verdicts.note('pages a second', pages.requests.mean.toFixed(1));
  verdicts.equal('pages answered other than 200, errors and timeouts', pages.non2xx + pages.errors, 0);
  verdicts.equal(
    'answers of `/healthz` other than 200',
    statuses.filter((status) => status !== 200).length,
    0,
  );
  verdicts.check(
    'answers of `/readyz`, 503',
    `${ready.filter((status) => status === 503).length} of ${ready.length}`,
    'some',
    ready.includes(503),
  );
  checkRefusals(verdicts, crowd, 1);
  await crowd.leave();
  await checkKept(verdicts, place, crowd.acknowledged);
  await place.remove();
}

/** Requests a URL ten times a second; `end` resolves with the statuses, 0 for a request without a response. */
function watch(url: string) {
  const statuses: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const response = await fetch(url).catch(() => undefined);
      await response?.arrayBuffer();
      statuses.push(response?.status ?? 0);
      await setTimeout(100);
    }
  })();
  return {
    async end() {
      isOver = true;
      await asking;
      return statuses;
    },
  };
}
