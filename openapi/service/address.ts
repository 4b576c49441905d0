/** Whose request it is, for the rate limit. */
import { isIP, isIPv6 } from 'node:net';

/**
 * The address that the rate limit counts for.
 *
 * Each proxy appends the address it was called from to X-Forwarded-For, so only the entries of `trustedProxies` from the
 * right are facts; whatever stands left of them, the caller wrote.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = (forwardedFor ?? '').split(',').flatMap((entry) => entry.trim() || []);
  const hops = [...forwarded, socketAddress ?? ''];
  const address = hops[Math.max(hops.length - 1 - trustedProxies, 0)] ?? '';
  return network(isIP(address) ? address : (socketAddress ?? 'unknown'));
}

/** An IPv4 address as it is; of an IPv6 address the first 64 bits, because a subscriber has all of the rest. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  const prefix = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/64`;
}
