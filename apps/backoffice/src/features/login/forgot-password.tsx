import { CallError } from '@guiche/contract/client';
import { forgotPassword } from '@guiche/contract/session';
import { sessionMessages } from '@guiche/domain/messages/session';
import { usersMessages } from '@guiche/domain/messages/users';
import { ToastProvider, useToast } from '@guiche/ui/feedback/toast';
import { useMessage } from '@guiche/ui/i18n';
import { ForgotPasswordModal } from '@guiche/ui/shell/forgot-password-modal';
import { useState } from 'react';
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
  const message = useMessage(sessionMessages, usersMessages);
  const [pending, setPending] = useState(false);

  async function send(asked: string) {
    setPending(true);
    try {
      await loginClient.call(forgotPassword, { body: { login: asked } });
      toast({ tipo: 'SUCCESS', text: message('nova_senha_enviada') });
      onClose();
    } catch (error) {
      // A refusal that says why is told as it is: asked too often, or no connection.
      const said = error instanceof CallError && error.status === 429 ? error.errors[0]?.titulo : undefined;
      toast({ tipo: 'ERROR', text: said ?? message('usuario_nao_encontrado') });
    } finally {
      setPending(false);
    }
  }
  return (
    open && <ForgotPasswordModal open onOpenChange={onClose} defaultLogin={login} pending={pending} onSend={(asked) => void send(asked)} />
  );
}
