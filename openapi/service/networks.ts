/** The networks that the rate limit counts: single IPv4 addresses, and IPv6 subnets. */
import { isIPv6 } from 'node:net';

/**
 * The networks of an address, narrowest first. An IPv4 address is its own network; an IPv6 subscriber has a whole /64,
 * and may have the 65,536 of them in a /48 (RFC 6177).
 */
export function networksOf(address: string): [narrow: string, wide?: string] {
  if (!isIPv6(address)) return [address];
  // The canonical form (RFC 5952) is all hexadecimal; a zone is local to this machine.
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical);
  if (mapped) return [mapped.slice(1).map(twoBytes).join('.')];
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  const groups = [...head, ...zeros, ...tail];
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}

/** `c000` → `192.0` */
function twoBytes(group: string): string {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 255}`;
}
