import { sendInvites } from '@guiche/contract/users';
import type { User } from '@guiche/domain/entities';
import { usersMessages } from '@guiche/domain/messages/users';
import { invitesNotice } from '@guiche/domain/users';
import { useToast } from '@guiche/ui/feedback/toast';
import { useViolationText } from '@guiche/ui/i18n';
import { api } from '../../shared/api.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';

/** Returns what sends users their access data, and says how that ended; it resolves to whether the invites were sent, at least to some. @see */
export function useInvites(): (users: readonly Pick<User, 'id' | 'name'>[]) => Promise<boolean> {
  const toast = useToast();
  const notify = useNotify(usersMessages);
  const say = useViolationText(usersMessages);
  return async (users) => {
    try {
      const { naoEnviados } = await api.call(sendInvites, { body: users.map(({ id }) => id) });
      const notice = invitesNotice(users.filter(({ id }) => naoEnviados.includes(id)).map(({ name }) => name));
      toast({ tipo: notice.tipo, text: say(notice) });
      return true;
    } catch (error) {
      notify.failure(error, 'erro_enviar_convite');
      return false;
    }
  };
}
