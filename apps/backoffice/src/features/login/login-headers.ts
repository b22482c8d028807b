/** What a build says about the check. */
export interface CheckSettings {
  /** Whether the build is for production. */
  readonly PROD: boolean;
  readonly VITE_RECAPTCHA_KEY?: string | undefined;
}

/**
 * The headers of a login: the result of the recaptcha check in production, where a setting of the build asks for it; else none. A check that
 * fails leaves the header out, too: the server decides about such a login.
 * @see A-174
 */
export async function loginHeaders({ PROD, VITE_RECAPTCHA_KEY }: CheckSettings): Promise<{ 'recaptcha-token'?: string }> {
  if (!PROD || !VITE_RECAPTCHA_KEY) return {};
  try {
    const { recaptchaToken } = await import('./recaptcha.ts');
    return { 'recaptcha-token': await recaptchaToken(VITE_RECAPTCHA_KEY) };
  } catch (error) {
    console.error('The recaptcha check failed.', error);
    return {};
  }
}
