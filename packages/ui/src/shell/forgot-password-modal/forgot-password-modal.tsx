import { dialogsMessages } from '@guiche/domain/messages/dialogs';
import { validationMessages } from '@guiche/domain/messages/validation';
import { type FormEvent, useRef, useState } from 'react';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { forgotPasswordModalTexts } from './forgot-password-modal.texts.ts';

export interface ForgotPasswordModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Not called with `false` while `pending`. */
  onOpenChange: (open: boolean) => void;
  /** The login that was typed before. */
  defaultLogin?: string;
  /** It is being asked for: nothing is sent twice. */
  pending?: boolean;
  /** Called with the login. The caller closes the window, and tells what came of it. */
  onSend: (login: string) => void;
}

/**
 * Asks for the login to whose e-mail a new password is sent.
 *
 * Use: from the button of a `LoginForm` for who forgot the password.
 * Not for: setting a password, which is a `PasswordChangeForm`.
 * Parts: those of a `Dialog`.
 * Keyboard: Enter: sends, from the field; Escape: closes.
 * Focus: on the login.
 * Screen reader: a missing login is read with its field.
 * @see A-189
 * @keywords esqueci a senha, recuperar senha, forgot password
 */
export function ForgotPasswordModal({ open, onOpenChange, defaultLogin = '', pending = false, onSend }: ForgotPasswordModalProps) {
  const t = useTexts(forgotPasswordModalTexts);
  const message = useMessage(dialogsMessages, validationMessages);
  const field = useRef<HTMLInputElement>(null);
  const [login, setLogin] = useState(defaultLogin);
  const [missing, setMissing] = useState(false);
  const close = () => !pending && onOpenChange(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setMissing(login.trim() === '');
    if (login.trim() === '') field.current?.focus();
    else onSend(login.trim());
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('title')}
      size="sm"
      initialFocus={field}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button onClick={close}>{message('cancelar')}</Button>
          <Button type="submit" tone="primary" pending={pending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="g:grid g:gap-4">
        <p className="g:text-ink-2">{t('explanation')}</p>
        <TextInput
          ref={field}
          name="login"
          label={t('login')}
          autoComplete="username"
          required
          value={login}
          onValueChange={(typed) => {
            setLogin(typed);
            setMissing(false);
          }}
          error={missing ? message('campo_obrigatorio') : undefined}
        />
      </div>
    </Dialog>
  );
}
