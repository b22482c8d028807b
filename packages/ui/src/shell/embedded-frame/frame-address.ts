/** What an address is to a frame: one that it may show, one that it refuses, or none. */
export type FrameAddress = { readonly kind: 'allowed'; readonly url: URL } | { readonly kind: 'refused' | 'missing' };

/**
 * Whether a frame may show an address: an absolute one of `http` or `https` whose origin is in the list, without a login in it. Everything
 * else is refused; no address at all is missing.
 */
export function frameAddress(address: string | undefined, origins: readonly string[]): FrameAddress {
  if (!address?.trim()) return { kind: 'missing' };
  if (!URL.canParse(address)) return { kind: 'refused' };
  const url = new URL(address);
  const allowed = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && origins.includes(url.origin);
  return allowed ? { kind: 'allowed', url } : { kind: 'refused' };
}
