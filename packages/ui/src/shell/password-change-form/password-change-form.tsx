import { passwordsMessages } from '@guiche/domain/messages/passwords';
import { sessionMessages } from '@guiche/domain/messages/session';
import { newPasswordViolation, PASSWORD_LENGTH, passwordChange } from '@guiche/domain/session';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessage, useTexts, useViolationText } from '../../i18n/index.ts';
import { useOneSend } from '../../internal/use-one-send.ts';
import { Button } from '../../primitives/button/index.ts';
import { PasswordField } from '../internal/password-field.tsx';
import { passwordChangeFormTexts } from './password-change-form.texts.ts';

export interface PasswordChangeFormProps {
  /** Whose password it is. */
  name: string;
  /** The login of that person, which browsers keep with the password. */
  login: string;
  /** Why the last try failed, in words; what was typed stays until it is changed. */
  error?: string | undefined;
  /** The password is being saved: it is not sent twice. */
  pending?: boolean;
  /** Further buttons, such as the way out. */
  actions?: ReactNode;
  /** Called with the new password. */
  onSubmit: (password: string) => void;
}

/**
 * Asks a person for a new password who may do nothing else before. It is typed once and can be looked at, instead of being typed twice.
 *
 * Use: on the `FrontDoor`, after a login with a password that was given.
 * Not for: logging in, which is a `LoginForm`.
 * Keyboard: Enter: saves; Space: shows the password, on its button.
 * Focus: on the password.
 * Screen reader: what is wrong with the password is read with its field, once more than one character is typed.
 * @see
 * @keywords senha, trocar senha, redefinir, password
 */
export function PasswordChangeForm({ name, login, error, pending = false, actions, onSubmit }: PasswordChangeFormProps) {
  const t = useTexts(passwordChangeFormTexts);
  const message = useMessage(sessionMessages);
  const say = useViolationText(passwordsMessages);
  const [password, setPassword] = useState('');
  // What was refused is said until something else is typed.
  const [refused, setRefused] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (pending) return;
    setRefused(error);
    if (error) field.current?.select();
  }, [error, pending]);
  const violation = newPasswordViolation({ password, login });
  const state = passwordChange(password, refused ?? (violation ? say(violation) : null));

  const once = useOneSend();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!pending && state.maySave) void once(() => onSubmit(password));
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="g:flex g:flex-col g:gap-4">
      <h1 className="g:font-semibold g:text-xl">{message('redefinir_senha')}</h1>
      <p className="g:text-ink-2">{t('why', { name })}</p>
      {/* Browsers keep a password with its login. */}
      <input
        className="g:hidden"
        type="text"
        name="login"
        autoComplete="username"
        value={login}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        ref={field}
        name="password"
        label={t('password')}
        description={t('hint', { min: PASSWORD_LENGTH.min })}
        autoComplete="new-password"
        autoFocus
        required
        value={password}
        onValueChange={(typed) => {
          setPassword(typed);
          setRefused(undefined);
        }}
        error={state.error ?? undefined}
      />
      <div className="g:flex g:flex-wrap g:items-center g:gap-3">
        <Button type="submit" tone="primary" pending={pending} disabled={!state.maySave}>
          {t('save')}
        </Button>
        {actions}
      </div>
    </form>
  );
}
