import { removeVipTraveller, saveVipTraveller } from '@guiche/contract/clients';
import type { VipMarks, VipTraveller } from '@guiche/domain/entities';
import { errorsMessages } from '@guiche/domain/messages/errors';
import { useToast } from '@guiche/ui/feedback/toast';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { useFailureToast } from '../../shared/failures/use-failure-toast.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { vipQuery, withMarks } from './vip-calls.ts';

const NO_MARK: VipMarks = { vip: false, premium: false };

/**
 * Sets and removes the marks of travellers of a client. The list shows them at once, and what is stored once the server has answered: after a
 * failure that is what was there before. @see A-248
 */
export function useVipMarks(instance: string) {
  const t = useText();
  const toast = useToast();
  const notify = useNotify(errorsMessages);
  const queryClient = useQueryClient();
  const { queryKey } = vipQuery(instance);
  const failures = useFailureToast(notify);

  async function store(traveller: VipTraveller, marks: VipMarks): Promise<boolean> {
    const params = { instance, colaboradorId: traveller.colaboradorId };
    // Beside how this one ends, an earlier one's failure would read as if something was still not stored. Not at the end: one that began before
    // may end after one that failed.
    failures.takeBack();
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (listed) => listed && withMarks(listed, traveller, marks));
    try {
      if (marks.vip || marks.premium) await api.call(saveVipTraveller, { params, body: marks });
      else await api.call(removeVipTraveller, { params });
      return true;
    } catch (error) {
      failures.tell(error);
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey });
    }
  }

  return {
    setMarks: (traveller: VipTraveller, marks: VipMarks) => void store(traveller, marks),
    async remove(traveller: VipTraveller) {
      if (!(await store(traveller, NO_MARK))) return;
      const { vip, premium, nome } = traveller;
      toast({
        tipo: 'SUCCESS',
        text: t('vip.removed', { name: nome }),
        action: { label: t('request.undo'), onAct: () => void store(traveller, { vip, premium }) },
      });
    },
  };
}
