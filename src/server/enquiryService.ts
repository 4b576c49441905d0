import { Hono } from 'hono';
import { createEnquiryService } from '../../openapi/service/app.ts';
import { describeConfig, readConfig } from '../../openapi/service/config.ts';
import { agency } from '../content/agency.ts';
import { answering } from '../content/answering.ts';
import { readSettings } from '../settings.build.ts';

/**
 * The embedded enquiry service, mounted where the site looks for it.
 *
 * @throws an Error that names the variable when the environment is wrong
 */
export async function startEnquiryService(env: Record<string, string | undefined>) {
  const { apiBase } = readSettings(env);
  const config = readConfig(env, {
    mailTo: agency.email,
    mailFrom: agency.senderEmail,
    agencyName: agency.name,
    phone: agency.phone.label,
    next: `${answering.next} ${answering.ready}`,
  });
  const service = await createEnquiryService(config);
  const mountPath = apiBase.startsWith('/') ? apiBase : '/api';
  return {
    ...service,
    /** The two calls, and `/healthz` and `/readyz`. */
    app: new Hono().route(mountPath, service.app).route('/', service.health),
    /** The storage of enquiries and the target of mails, in words. */
    description: describeConfig(config),
    mountPath,
    /** The number of proxies in front whose forwarded headers are trusted. */
    trustedProxies: config.trustedProxies,
  };
}
