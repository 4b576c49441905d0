/**
 * The stand-alone service under `/api`, for a site on a CDN. Configured by the variables of `config.ts`, and by
 * `HOST` (127.0.0.1), `PORT` (4174), `METRICS_HOST` (127.0.0.1) and `METRICS_PORT`; run as
 * `npx node openapi/service/server.ts`.
 */
import { Hono } from 'hono';
import { createEnquiryService } from './app.ts';
import { describeConfig, readConfig } from './config.ts';
import { listen, readListening } from './http/listen.ts';

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const listening = readListening(process.env, 4174);
  const service = await createEnquiryService(config);
  await listen({
    ...listening,
    fetch: new Hono().route('/api', service.app).route('/', service.health).fetch,
    fetchMetrics: service.metrics.fetch,
    trustedProxies: config.trustedProxies,
    log: service.log,
    started: (url, metricsUrl) => {
      const { enquiries, mails } = describeConfig(config);
      console.log(`Enquiry service at ${url}/api`);
      console.log(`Enquiries are kept in ${enquiries}`);
      console.log(`Mails go to ${mails}`);
      if (metricsUrl) console.log(`Metrics are at ${metricsUrl}/metrics`);
    },
    close: service.close,
  });
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
