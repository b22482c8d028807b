import type { Responsible } from '@guiche/domain/entities';
import { requestListsMessages } from '@guiche/domain/messages/request-lists';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from '../failures/use-notify.ts';
import { consultantsQuery } from './consultants-query.ts';

/** Returns the colleagues to choose from; a failure is told beside what the list says. @see */
export function useLoadConsultants(): () => Promise<readonly Responsible[]> {
  const client = useQueryClient();
  const notify = useNotify(requestListsMessages);
  return async () => {
    try {
      return await client.ensureQueryData(consultantsQuery);
    } catch (error) {
      notify.failure(error, 'erro_buscar_responsaveis_agencia');
      throw error;
    }
  };
}
