import { removeVipTraveller, saveVipTraveller } from '@guiche/contract/clients';
import type { VipMarks, VipTraveller } from '@guiche/domain/entities';
import { errorsMessages } from '@guiche/domain/messages/errors';
import type { NotAddedTraveller } from '@guiche/ui/clients/vip-directory';
import { type ToastMessage, useTakeBackToast, useToast } from '@guiche/ui/feedback/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useFailureToast } from '../../shared/failures/use-failure-toast.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { vipQuery, withMarks } from './vip-calls.ts';

const NO_MARK: VipMarks = { vip: false, premium: false };

/** A traveller who did not join the list of one client, with the marks that were meant. */
interface Unstored extends NotAddedTraveller {
  readonly instance: string;
  readonly marks: VipMarks;
}

/**
 * Sets and removes the marks of travellers of a client. The list shows them at once, and what is stored once the server has answered: after a
 * failure that is what was there before. Who should have joined it is kept to be tried again; another failure is told with its traveller.
 * @see A-248
 */
export function useVipMarks(instance: string) {
  const t = useText();
  const toast = useToast();
  const takeBack = useTakeBackToast();
  const notify = useNotify(errorsMessages);
  const queryClient = useQueryClient();
  const { queryKey } = vipQuery(instance);
  const [unstored, setUnstored] = useState<readonly Unstored[]>([]);
  const failures = useFailureToast({
    failure({ nome }: VipTraveller, reason: string, retry: () => void) {
      const text = t('vip.notSaved', { name: nome, reason });
      const said: ToastMessage = { tipo: 'ERROR', text, action: { label: t('search.retry'), onAct: retry } };
      toast(said);
      return () => takeBack(said);
    },
  });

  async function store(traveller: VipTraveller, marks: VipMarks, retry: () => void): Promise<boolean> {
    const params = { instance, colaboradorId: traveller.colaboradorId };
    // Beside how this one ends, an earlier one's failure would read as if something was still not stored. Not at the end: one that began before
    // may end after one that failed.
    failures.takeBack();
    setUnstored((all) => all.filter((one) => one.traveller.colaboradorId !== traveller.colaboradorId));
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (listed) => listed && withMarks(listed, traveller, marks));
    try {
      if (marks.vip || marks.premium) await api.call(saveVipTraveller, { params, body: marks });
      else await api.call(removeVipTraveller, { params });
      return true;
    } catch (error) {
      const reason = notify.words(error);
      // Not left to the list that is asked for below: without a connection none comes.
      queryClient.setQueryData(queryKey, (listed) => listed && withMarks(listed, traveller, traveller));
      if (traveller.vip || traveller.premium) failures.tell(traveller, reason, retry);
      else setUnstored((all) => [...all, { instance, traveller, marks, reason }]);
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey });
    }
  }

  function setMarks(traveller: VipTraveller, marks: VipMarks): void {
    void store(traveller, marks, () => setMarks(traveller, marks));
  }

  async function remove(traveller: VipTraveller): Promise<void> {
    if (!(await store(traveller, NO_MARK, () => void remove(traveller)))) return;
    const { vip, premium, nome } = traveller;
    toast({
      tipo: 'SUCCESS',
      text: t('vip.removed', { name: nome }),
      action: { label: t('request.undo'), onAct: () => setMarks(traveller, { vip, premium }) },
    });
  }

  return {
    setMarks,
    remove,
    notAdded: unstored.filter((one) => one.instance === instance),
    addAgain(traveller: VipTraveller) {
      const one = unstored.find((each) => each.instance === instance && each.traveller === traveller);
      if (one) setMarks(traveller, one.marks);
    },
  };
}
