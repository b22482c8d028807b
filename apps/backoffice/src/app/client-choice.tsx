import { CallError } from '@guiche/contract/client';
import { currentUser } from '@guiche/contract/session';
import { sessionMessages } from '@guiche/domain/messages/session';
import { ClientSelector } from '@guiche/ui/shell/client-selector';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '../shared/api.ts';
import { clientsQuery } from '../shared/clients/clients-query.ts';
import { useNotify } from '../shared/failures/use-notify.ts';
import { requestKeys } from '../shared/requests/request-keys.ts';
import { session } from '../shared/session/session.ts';

const LISTS = [requestKeys.lists, requestKeys.allPending, requestKeys.histories];

/** The user's choice of the client instance that the calls of this tab carry. @see */
export function ClientChoice() {
  const queryClient = useQueryClient();
  const notify = useNotify(sessionMessages);
  const customer = useSyncExternalStore(session.onCustomer, session.customer);
  const clients = useQuery(clientsQuery);

  /** The choice holds at once; a client that the server does not let the user into is given back. */
  async function choose(instancia: string | null) {
    session.storeCustomer(instancia);
    try {
      if (instancia !== null) await api.call(currentUser, {});
    } catch (error) {
      // Any other failure says nothing about the access.
      if (error instanceof CallError && error.status === 401) {
        notify.failure(error, 'usuario_sem_acesso_nessa_unidade_de_negocio');
        if (session.customer() === instancia) session.storeCustomer(customer);
        return;
      }
    }
    for (const queryKey of LISTS) void queryClient.invalidateQueries({ queryKey });
  }

  return (
    <ClientSelector
      clients={clients.data}
      loadClients={() => queryClient.ensureQueryData(clientsQuery)}
      value={customer}
      onValueChange={(instancia) => void choose(instancia)}
    />
  );
}
