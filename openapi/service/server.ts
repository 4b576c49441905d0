/**
 * The service by itself, under `/api`, for a site that lives on a CDN. Configured by the variables of `config.ts` and by
 * `HOST` (127.0.0.1) and `PORT` (4174); run as `node openapi/service/server.ts`.
 */
import { Hono } from 'hono';
import { createEnquiryService } from './app.ts';
import { ConfigError, describeConfig, readConfig, readListening } from './config.ts';
import { listen } from './listen.ts';

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const listening = readListening(process.env, 4174);
  const service = await createEnquiryService(config);
  listen({
    ...listening,
    fetch: new Hono().route('/api', service.app).fetch,
    started: (url) => {
      const { enquiries, mails } = describeConfig(config);
      console.log(`Enquiry service at ${url}/api`);
      console.log(`Enquiries are kept in ${enquiries}`);
      console.log(`Mails go to ${mails}`);
    },
    close: service.close,
  });
}

try {
  await run();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
