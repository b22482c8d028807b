/** What stands in place of a secret that is stored. */
export const SECRET_MASK = '••••••••';

/** The words by which a field says that it holds a secret, in the languages of the systems that are integrated. */
const WORDS =
  'senha|password|passwd|passphrase|passcode|contrasena|contraseña|segredo|secret|token|chave|key|credencia|credential|certificad|certificate|private|assinatura|signature|autoriza|authoriz|cookie';
/** Short ones, which other words contain. */
const SHORT_WORDS = 'pass|pin|pwd|jwt|hash|auth|otp|cvv';
const NAMES = new RegExp(`${WORDS}|(^|[^a-z])(${SHORT_WORDS})([^a-z]|$)`, 'i');
/**
 * An address with a password, `https://user:password@host`, also while it is typed, when what follows the colon is no port; an address with a
 * secret in its query, the value of a header for authorization, a signed token, and a private key.
 */
const VALUES = [
  /:\/\/[^/\s:@[]*:(?!\d{1,5}([/?#]|$))[^/\s]/,
  new RegExp(`[?&#;][^=&\\s]*(${WORDS})[^=&\\s]*=[^&\\s]`, 'i'),
  /^(basic|bearer)\s+\S/i,
  /^ey[\w-]+\.[\w-]+\.[\w-]*$/,
  /-----BEGIN /,
];

/** Whether a field of an integration holds a secret, by its name or by the form of its value. @see A-228 */
export function isSecret(name: string, value = ''): boolean {
  return NAMES.test(name.replace(/([a-z])([A-Z])/g, '$1_$2')) || NAMES.test(name) || VALUES.some((form) => form.test(value));
}
