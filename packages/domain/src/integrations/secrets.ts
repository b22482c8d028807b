/** What stands in place of a secret that is stored. */
export const SECRET_MASK = '••••••••';

/** The words by which a field says that it holds a secret, in the languages of the systems that are integrated. */
const WORDS =
  /senha|password|passwd|segredo|secret|token|chave|key|credencial|credential|certificad|certificate|private|assinatura|signature/i;
/** Short ones, which other words contain. */
const SHORT_WORDS = /(^|[^a-z])(pin|pwd|jwt|hash)([^a-z]|$)/i;
/** An address with a password, `https://user:password@host`, or the value of a header for authorization. */
const VALUES = /:\/\/[^/\s:@]*:[^/\s@]+@|^(basic|bearer)\s+\S/i;

/** Whether a field of an integration holds a secret, by its name or by the form of its value. @see A-228 */
export function isSecret(name: string, value = ''): boolean {
  return WORDS.test(name) || SHORT_WORDS.test(name.replace(/([a-z])([A-Z])/g, '$1_$2')) || VALUES.test(value);
}
