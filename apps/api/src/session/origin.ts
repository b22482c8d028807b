import { isIPv6 } from 'node:net';

/** An IPv6 address with every digit written out, in eight groups. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right];
}

/**
 * The network that an address belongs to: a guesser who owns a network owns all of its addresses.
 * IPv4: its /24; IPv6: its /64.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return isIPv6(plain) ? `${groups(plain).slice(0, 4).join(':')}::/64` : `${plain.split('.').slice(0, 3).join('.')}.0/24`;
}
