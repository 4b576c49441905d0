/** Reads a visitor's address and scheme from the headers of trusted proxies, for the pages and the service. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Logger } from 'pino';

/** The value of a header, by its lower-case name. */
type HeaderReader = (name: string) => string | undefined;

/** The visitor's side of a request. */
interface Origin {
  /** The IP address; without one, 'unknown'. */
  address: string;
  /** True when the visitor came over TLS. */
  isTls: boolean;
}

export const headersOf =
  ({ headers }: IncomingMessage): HeaderReader =>
  (name) =>
    headers[name]?.toString();

/**
 * Reads X-Forwarded-For and X-Forwarded-Proto. Each proxy appends the address of its caller, and perhaps the scheme, so
 * only the last `trustedProxies` entries are trusted; the caller may have forged the others. A header with fewer
 * entries was written by the outermost proxy, or replaced by one behind it: its first entry counts.
 *
 * @param socketAddress the caller's; used where no proxy is trusted or none states an address
 */
export function readForwarded(
  header: HeaderReader,
  socketAddress: string | undefined,
  trustedProxies: number,
): Origin {
  const trusted = (name: string) => {
    const entries = entriesOf(header(name));
    return trustedProxies === 0 ? undefined : entries[Math.max(entries.length - trustedProxies, 0)];
  };
  return {
    address: addressIn(trusted('x-forwarded-for')) ?? socketAddress ?? 'unknown',
    isTls: trusted('x-forwarded-proto')?.toLowerCase() === 'https',
  };
}

const entriesOf = (value = ''): string[] => value.split(',').flatMap((entry) => entry.trim() || []);

/** The address in an entry such as `192.0.2.1:4711` or `"[2001:db8::1]:443"`. */
function addressIn(entry = ''): string | undefined {
  const bare = entry.replace(/^"(.*)"$/, '$1');
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(bare) ?? [];
  const address = bracketed ?? plain ?? bare;
  return isIP(address) ? address : undefined;
}

/** Paths that load balancers request directly, past all proxies. */
const probes = ['/healthz', '/readyz'];

/** Creates a check of requests that warns once when ENQUIRY_TRUST_PROXY does not fit the proxies' headers. */
export function checkProxies(
  log: Pick<Logger, 'warn'>,
  trustedProxies: number,
): (request: IncomingMessage) => void {
  let hasWarned = false;
  return (request) => {
    if (hasWarned) return;
    const header = headersOf(request);
    const entries = entriesOf(header('x-forwarded-for')).length;
    const isForwarded = entries > 0 || header('forwarded') !== undefined;
    const isUntrusted = trustedProxies === 0 && isForwarded;
    const isTooTrusting = entries < trustedProxies && !probes.includes(request.url ?? '');
    if (!isUntrusted && !isTooTrusting) return;
    hasWarned = true;
    log.warn({ trustedProxies, entries }, isUntrusted ? untrusted : tooTrusting);
  };
}

const untrusted =
  'A request was forwarded by a proxy, and ENQUIRY_TRUST_PROXY is 0: all visitors behind the proxy share one rate ' +
  'limit. Set ENQUIRY_TRUST_PROXY to the number of proxies in front; where there is none, the caller wrote the header.';

const tooTrusting =
  'A request has fewer entries in X-Forwarded-For than ENQUIRY_TRUST_PROXY counts proxies: callers can choose the ' +
  'address that the rate limit counts. Set ENQUIRY_TRUST_PROXY to the number of proxies that append to the header, ' +
  'and let no request come past them.';
