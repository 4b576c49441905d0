/** The rate limit counts calls of an address of IPv4, and of networks of IPv6. */
import { isIPv6 } from 'node:net';

/**
 * The networks of an address, from the narrow to the wide. An IPv4 address is one by itself. Of IPv6, a subscriber has
 * all addresses of a /64, and may have the 65,536 of those that make a /48 (RFC 6177).
 */
export function networksOf(address: string): [narrow: string, wide?: string] {
  if (!isIPv6(address)) return [address];
  // The canonical form (RFC 5952), in which all of an address is hexadecimal; a zone is this machine's own.
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
