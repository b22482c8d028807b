import { CallError } from '@guiche/contract/client';
import { concludeChangedIssues, concludeIssues } from '@guiche/contract/issuing';
import type { TravelRequest } from '@guiche/domain/entities';
import { issuingMessages } from '@guiche/domain/messages/issuing';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { WriteUntilAnswered } from '../../../shared/editor/write-until-answered.ts';
import { useFailureToast } from '../../../shared/failures/use-failure-toast.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';
import { recordConclusions } from '../queries.ts';
import { leftItsList, seenState, useRequestCache } from '../request-cache.ts';

/** What the clerk was told and says at a conclusion. */
interface Conclusion {
  readonly voltaraAprovacao: boolean;
  /** Why it is concluded although something in the check list is open. @see B-031 */
  readonly motivo: string | undefined;
}

/**
 * Concludes the issues that the clerk sees: changed ones by their own call, first ones with what the clerk was told about the way back. After a
 * conflict the request is loaded again.
 * @see
 */
export function useConcludeIssues(request: TravelRequest) {
  const cache = useRequestCache(request.idSolicitacao);
  const notify = useNotify(issuingMessages, requestsMessages);
  const [write] = useState(() => new WriteUntilAnswered());
  const failures = useFailureToast(notify);
  return useMutation({
    mutationFn({ voltaraAprovacao, motivo }: Conclusion) {
      const changed = { ...seenState(request), motivo };
      if (request.status === 'EMISSAO_ALTERACAO') {
        return write.send(changed, (idempotencyKey) =>
          api.call(concludeChangedIssues, { query: { agenciaInterna: 'false' }, body: changed, idempotencyKey }),
        );
      }
      const body = { ...changed, voltaraAprovacao };
      return write.send(body, (idempotencyKey) => api.call(concludeIssues, { body, idempotencyKey }));
    },
    onSuccess() {
      failures.takeBack();
      leftItsList(cache, request);
      recordConclusions(request);
    },
    onError: (error) => {
      failures.takeBack();
      failures.tell(error, 'erro_ao_concluir_emissoes', 'conclusao_sem_resposta');
      if (error instanceof CallError && error.status === 409) void cache.refresh();
    },
  });
}
