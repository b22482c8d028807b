import { forgotPassword } from '@guiche/contract/session';
import { errorsMessages } from '@guiche/domain/messages/errors';
import { sessionMessages } from '@guiche/domain/messages/session';
import { usersMessages } from '@guiche/domain/messages/users';
import { ToastProvider, useTakeBackToast, useToast } from '@guiche/ui/feedback/toast';
import { useMessage } from '@guiche/ui/i18n';
import { ForgotPasswordModal } from '@guiche/ui/shell/forgot-password-modal';
import { useState } from 'react';
import { useFailureToast } from '../../shared/failures/use-failure-toast.ts';
import { forgotFailure } from './forgot-failure.ts';
import { loginClient } from './login-client.ts';

export interface ForgotPasswordProps {
  open: boolean;
  /** The login that was typed before. */
  login: string;
  onClose: () => void;
}

/** Asks for a new password, and tells what came of it in a toast, which stays when the window closes. @see */
export function ForgotPassword(props: ForgotPasswordProps) {
  return (
    <ToastProvider>
      <Asking {...props} />
    </ToastProvider>
  );
}

function Asking({ open, login, onClose }: ForgotPasswordProps) {
  const toast = useToast();
  const takeBack = useTakeBackToast();
  const message = useMessage(sessionMessages, usersMessages, errorsMessages);
  const [pending, setPending] = useState(false);

  const failures = useFailureToast({
    failure(error: unknown) {
      const notice = forgotFailure(error);
      const said = { tipo: notice.tipo, text: 'key' in notice ? message(notice.key) : notice.titulo };
      toast(said);
      return () => takeBack(said);
    },
  });

  async function send(asked: string) {
    setPending(true);
    failures.takeBack();
    try {
      await loginClient.call(forgotPassword, { body: { login: asked } });
      toast({ tipo: 'SUCCESS', text: message('nova_senha_enviada') });
      onClose();
    } catch (error) {
      failures.tell(error);
    } finally {
      setPending(false);
    }
  }
  return (
    open && <ForgotPasswordModal open onOpenChange={onClose} defaultLogin={login} pending={pending} onSend={(asked) => void send(asked)} />
  );
}
