import { login as loginCall, verifyLogin } from '@guiche/contract/session';
import type { TopicKey } from '@guiche/domain/messages';
import { errorsMessages } from '@guiche/domain/messages/errors';
import { sessionMessages } from '@guiche/domain/messages/session';
import { useMessage } from '@guiche/ui/i18n';
import { onDemand } from '@guiche/ui/on-demand';
import { LoginForm } from '@guiche/ui/shell/login-form';
import { useState } from 'react';
import type { FailureNotice } from '../../shared/failures/failure-notice.ts';
import { FrontDoorPage } from '../../shared/front-door-page.tsx';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { withMessages } from '../../shared/i18n/with-messages.ts';
import { addressAfterLogin, LAST_LOGIN, type LoginReason, loginReason } from '../../shared/session/login-page.ts';
import { session } from '../../shared/session/session.ts';
import { loginClient } from './login-client.ts';
import { loginFailure } from './login-failure.ts';

// Rarely needed: not part of what the page waits for.
const ForgotPassword = onDemand(async () => (await withMessages(import('./forgot-password.tsx'))).ForgotPassword);

type LoginKey = TopicKey<typeof sessionMessages | typeof errorsMessages>;

const REASONS: Record<Exclude<LoginReason, 'ociosa'>, LoginKey> = { expirada: 'sessao_expirada', indisponivel: 'servidor_indisponivel' };

/** The address of the external login page for a login; null when there is none, or when the call fails. @see A-175 */
async function findProvider(login: string): Promise<string | null> {
  try {
    const { url } = await loginClient.call(verifyLogin, { query: { login } });
    return url && /^https?:\/\//.test(url) ? url : null;
  } catch {
    return null;
  }
}

/** Written so that a build without the check holds nothing of it. @see A-174 */
async function checkedHeaders(): Promise<{ 'recaptcha-token'?: string }> {
  return import.meta.env.VITE_RECAPTCHA_KEY ? (await import('./login-headers.ts')).loginHeaders(import.meta.env) : {};
}

/** The page before the app. @see */
export function LoginPage() {
  const t = useText();
  const message = useMessage(sessionMessages, errorsMessages);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<FailureNotice<LoginKey>>();
  const reason = loginReason(location.search);
  const [forgotten, setForgotten] = useState<{ readonly login: string; readonly open: boolean }>();

  async function askForgotten(login: string) {
    try {
      // Fetched before it is rendered: a failure must not take the page away.
      await ForgotPassword.preload();
      setForgotten({ login, open: true });
    } catch (error) {
      setFailure(loginFailure(error));
    }
  }

  async function logIn(credentials: { login: string; password: string }) {
    setPending(true);
    setFailure(undefined);
    const provider = await findProvider(credentials.login);
    if (provider) {
      location.assign(provider);
      return;
    }
    try {
      const { data, headers } = await loginClient.send(loginCall, { headers: await checkedHeaders(), body: credentials });
      session.open(headers.get('authorization') ?? '', data);
      location.replace(addressAfterLogin(location.hash));
    } catch (error) {
      setFailure(loginFailure(error));
      setPending(false);
    }
  }

  return (
    <FrontDoorPage title={t('login.title')}>
      <LoginForm
        knownLogin={reason ? (sessionStorage.getItem(LAST_LOGIN) ?? undefined) : undefined}
        error={failure && ('key' in failure ? message(failure.key) : failure.titulo)}
        notice={reason === 'ociosa' ? t('login.idle') : reason ? message(REASONS[reason]) : undefined}
        pending={pending}
        onLoginTyped={async (login) => {
          const provider = await findProvider(login);
          if (provider) location.assign(provider);
        }}
        onSubmit={(credentials) => void logIn(credentials)}
        onForgot={(login) => void askForgotten(login)}
      />
      {forgotten && <ForgotPassword {...forgotten} onClose={() => setForgotten({ ...forgotten, open: false })} />}
    </FrontDoorPage>
  );
}
