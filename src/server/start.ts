import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { listen, readListening } from '../../openapi/service/http/listen.ts';
import { agency } from '../content/agency.ts';
import { readSettings } from '../settings.build.ts';
import { startEnquiryService } from './enquiryService.ts';
import { createSite } from './site.ts';

const DEFAULT_PORT = 4173;
const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** Builds in a child process, so that the build's memory is freed. */
function build(): void {
  const { status } = spawnSync(process.execPath, [`${projectDir}src/build.ts`], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Serves the built site and the enquiry service on one origin until it is stopped. */
async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const listening = readListening(env, DEFAULT_PORT);
  const service = await startEnquiryService(env);
  const site = await createSite(`${projectDir}${env.SITE_DIR || 'dist'}`, readSettings(env), {
    trustedProxies: service.trustedProxies,
  });
  await listen({
    ...listening,
    fetch: service.app.route('/', site).fetch,
    fetchMetrics: service.metrics.fetch,
    trustedProxies: service.trustedProxies,
    log: service.log,
    started: (url, metricsUrl) => {
      console.info(
        [
          '',
          `  ${agency.name} is at     ${url}`,
          `  Enquiries are kept in    ${service.description.enquiries}   (npm run enquiries lists them)`,
          `  Mails go to              ${service.description.mails}`,
          ...(metricsUrl ? [`  Metrics are at           ${metricsUrl}/metrics`] : []),
          '',
        ].join('\n'),
      );
    },
    close: service.close,
  });
}

try {
  if (process.argv.includes('--build')) build();
  await start(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
