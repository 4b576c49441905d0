/** The networks that the rate limit counts: single IPv4 addresses, and IPv6 subnets. */
import { isIPv6 } from 'node:net';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/**
 * The networks of an address, narrowest first. An IPv4 address is its own network; an IPv6 subscriber has a whole /64,
 * and may have the 65,536 of them in a /48 (RFC 6177).
 */
export function networksOf(address: string): [narrow: string, wide?: string] {
  if (!isIPv6(address)) return [address];
  // A zone is local to this machine.
  const [plain = ''] = address.split('%');
  const bits = convertIPv6ToBinary(plain);
  if (isIPv4MappedIPv6(bits)) return [convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(bits))];
  const network = (length: number) => {
    const rest = BigInt(128 - length);
    return `${convertIPv6BinaryToString((bits >> rest) << rest)}/${length}`;
  };
  return [network(64), network(48)];
}
