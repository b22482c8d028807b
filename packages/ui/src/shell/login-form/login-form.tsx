import { validationMessages } from '@guiche/domain/messages/validation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { PasswordField } from '../internal/password-field.tsx';
import { loginFormTexts } from './login-form.texts.ts';

export interface LoginFormProps {
  /** Why the last try failed, in words; both fields keep what was typed. */
  error?: string | undefined;
  /** The login to start with, when it is known whose session ended: the password is what is left to type. */
  knownLogin?: string | undefined;
  /** Why the person has to log in again (an expired session). */
  notice?: string | undefined;
  /** The credentials are being checked: nothing is sent twice. */
  pending?: boolean;
  /** Called when the login has been typed, before the password is sent. @see A-175 */
  onLoginTyped?: ((login: string) => void) | undefined;
  /** Called with what was typed. */
  onSubmit: (credentials: { login: string; password: string }) => void;
  /** Called with the login typed so far, for a window that asks for a new password; without it there is no button. */
  onForgot?: ((login: string) => void) | undefined;
}

/**
 * Asks for login and password. Both are required before anything is sent; the first empty one takes the focus.
 *
 * Use: on the `FrontDoor`.
 * Not for: asking again for a password inside the app.
 * Focus: on the login; on the password when the login is known.
 * Keyboard: Enter: sends login and password; Space: shows the password, on its button. A refused password is selected, so that typing replaces it.
 * Screen reader: the error is read at once. The password is never in the page's text, not even when shown by its button.
 * @see A-172
 * @keywords entrar, senha, usuário, login
 */
export function LoginForm({ knownLogin = '', error, notice, pending = false, onLoginTyped, onSubmit, onForgot }: LoginFormProps) {
  const t = useTexts(loginFormTexts);
  const message = useMessage(validationMessages);
  const [login, setLogin] = useState(knownLogin);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const loginField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const missing = message('campo_obrigatorio');

  // What is typed next takes the place of the refused password, which cannot be read.
  useEffect(() => {
    const field = passwordField.current;
    if (error && !pending && document.activeElement === field) field?.select();
  }, [error, pending]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (pending) return;
    if (login.trim() === '') loginField.current?.focus();
    else if (password === '') passwordField.current?.focus();
    else onSubmit({ login: login.trim(), password });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="g:flex g:flex-col g:gap-4">
      <h1 className="g:font-semibold g:text-xl">{t('title')}</h1>
      {notice && <p className="g:rounded-md g:bg-info-soft g:px-3 g:py-2 g:text-info-ink">{notice}</p>}
      <TextInput
        ref={loginField}
        name="login"
        label={t('login')}
        autoComplete="username"
        autoFocus={knownLogin === ''}
        value={login}
        onValueChange={setLogin}
        onBlur={() => login.trim() !== '' && onLoginTyped?.(login.trim())}
        error={tried && login.trim() === '' ? missing : undefined}
        required
      />
      <PasswordField
        ref={passwordField}
        name="password"
        label={t('password')}
        autoComplete="current-password"
        autoFocus={knownLogin !== ''}
        value={password}
        onValueChange={setPassword}
        error={tried && password === '' ? missing : undefined}
        required
      />
      <p role="alert" className={error ? 'g:rounded-md g:bg-danger-soft g:px-3 g:py-2 g:font-medium g:text-danger-ink' : 'g:hidden'}>
        {error}
      </p>
      <div className="g:flex g:flex-wrap g:items-center g:gap-3">
        <Button type="submit" tone="primary" pending={pending} className="g:min-w-28">
          {t('submit')}
        </Button>
        {onForgot && (
          <Button tone="quiet" onClick={() => onForgot(login.trim())}>
            {t('forgot')}
          </Button>
        )}
      </div>
    </form>
  );
}
