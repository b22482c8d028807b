import { hasExternalSupplier } from '@guiche/contract/session';
import { agenciesMessages } from '@guiche/domain/messages/agencies';
import { withExternalSupplier } from '@guiche/domain/session';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../api.ts';
import { useNotify } from '../failures/use-notify.ts';
import { useReplaceUser, useUser } from './session-context.tsx';

/** Asks once whether the user works with external suppliers. Shows nothing but the notice when that fails; the flag stays then. @see */
export function ExternalSupplierCheck() {
  const user = useUser();
  const replaceUser = useReplaceUser();
  const notify = useNotify(agenciesMessages);
  const take = useEffectEvent((answer: boolean) => {
    const checked = withExternalSupplier(user, answer);
    if (checked.temFornecedorExterno !== user.temFornecedorExterno) replaceUser(checked);
  });
  const tell = useEffectEvent(() => notify.say('WARNING', 'falha_verificar_fornecedores_externos'));
  useEffect(() => {
    const leaving = new AbortController();
    api.call(hasExternalSupplier, { signal: leaving.signal }).then(take, () => {
      if (!leaving.signal.aborted) tell();
    });
    return () => leaving.abort();
  }, []);
  return null;
}
