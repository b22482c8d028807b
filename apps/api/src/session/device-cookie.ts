import { PRODUCT } from '@guiche/domain/product';
import { DEVICE_DAYS } from './data/known-devices.ts';

const NAME = `${PRODUCT}_aparelho`;
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** The token of the caller's device, from the header `Cookie`. */
export function deviceOf(cookies: string | undefined): string | undefined {
  return VALUE.exec(cookies ?? '')?.[1];
}

/** The header `Set-Cookie` that gives a device its token: sent to the login alone, out of reach of scripts and of other sites. */
export function deviceCookie(token: string, path: string, secure: boolean): string {
  const life = `Max-Age=${DEVICE_DAYS * 86_400}; Path=${path}; HttpOnly; SameSite=Strict`;
  return `${NAME}=${token}; ${life}${secure ? '; Secure' : ''}`;
}
