import { sendInvites } from '@guiche/contract/users';
import type { User } from '@guiche/domain/entities';
import { usersMessages } from '@guiche/domain/messages/users';
import { invitesNotice } from '@guiche/domain/users';
import { useToast } from '@guiche/ui/feedback/toast';
import { useViolationText } from '@guiche/ui/i18n';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';

export interface InviteQuestionProps {
  /** Who is invited: at least one. */
  users: readonly Pick<User, 'id' | 'name'>[];
  onClose: () => void;
  /** The invites were sent, at least to some. */
  onSent?: () => void;
}

/** Asks before users are sent their access data, and sends it. @see */
export function InviteQuestion({ users, onClose, onSent }: InviteQuestionProps) {
  const t = useText();
  const toast = useToast();
  const notify = useNotify(usersMessages);
  const say = useViolationText(usersMessages);
  const [sending, setSending] = useState(false);
  useBackCloses(!sending, onClose);

  async function send() {
    setSending(true);
    try {
      const { naoEnviados } = await api.call(sendInvites, { body: users.map(({ id }) => id) });
      const notice = invitesNotice(users.filter(({ id }) => naoEnviados.includes(id)).map(({ name }) => name));
      toast({ tipo: notice.tipo, text: say(notice) });
      onSent?.();
    } catch (error) {
      notify.failure(error, 'erro_enviar_convite');
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('users.inviteTitle', { count: users.length })}
      description={
        <>
          <p>{users.map(({ name }) => name).join(', ')}</p>
          <p className="g:mt-2">{t('users.inviteText')}</p>
        </>
      }
      kind="simCancelar"
      confirmLabel={t('users.invite')}
      pending={sending}
      onConfirm={() => void send()}
    />
  );
}
