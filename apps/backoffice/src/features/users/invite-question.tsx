import type { User } from '@guiche/domain/entities';
import { ConfirmDialog } from '@guiche/ui/primitives/confirm-dialog';
import { useState } from 'react';
import { useBackCloses } from '../../shared/back/use-back-closes.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useInvites } from './use-invites.ts';

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
  const sendTo = useInvites();
  const [sending, setSending] = useState(false);
  useBackCloses(!sending, onClose);

  async function send() {
    setSending(true);
    if (await sendTo(users)) onSent?.();
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
