/** What the script of the check offers. */
interface Recaptcha {
  readonly ready: (then: () => void) => void;
  readonly execute: (key: string, options: { readonly action: 'LOGIN' }) => Promise<string>;
}

declare global {
  /** Absent until the script of the check has run. */
  var grecaptcha: Recaptcha | undefined;
}

/** Fetches the script of the check; a page that has it already fetches nothing. */
function load(key: string): Promise<void> {
  if (globalThis.grecaptcha) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The recaptcha check could not be fetched.'));
    document.head.append(script);
  });
}

/** Runs the check for a login, and returns what the server asks the provider about. @see A-174 */
export async function recaptchaToken(key: string): Promise<string> {
  await load(key);
  const check = globalThis.grecaptcha;
  if (!check) throw new Error('The recaptcha check is not there.');
  await new Promise<void>((resolve) => check.ready(resolve));
  return check.execute(key, { action: 'LOGIN' });
}
