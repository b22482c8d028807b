import { setNonce } from 'get-nonce';

/** Hands the page's nonce to what adds styles while running; without one (in development) nothing is set. */
export function applyNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  if (nonce && nonce !== '__CSP_NONCE__') setNonce(nonce);
}
