/** A random key of 128 bits. `crypto.randomUUID` exists only on pages served by https or from localhost. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
