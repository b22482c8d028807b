import { conflictOf } from '@guiche/contract/client';
import { saveIssue } from '@guiche/contract/issuing';
import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import { TIPO_SERVICO_PATH } from '@guiche/domain/enums';
import { issueEvent, paymentTypeChanged } from '@guiche/domain/issuing';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { requestKeys } from '../../../shared/requests/request-keys.ts';
import { useUser } from '../../../shared/session/session-context.tsx';
import { useSendHeld } from '../attachments/use-send-held.ts';
import { balancesOf } from '../balances/balance-queries.ts';
import { forgetReserved, reservedOf } from '../balances/reserved-balance.ts';
import { withQuote } from '../replace-quote.ts';
import { useRequestCache } from '../request-cache.ts';
import { withSavedIssue } from './with-saved-issue.ts';

/** The two halves of an edit at issue. */
export interface IssueEdit {
  /** The chosen quote, in the version that the clerk saw. */
  readonly before: Quote;
  /** The edited quote; with another id, the one that takes its place. */
  readonly after: Quote;
}

/**
 * Saves the chosen quote of a service in the issuing stage as a pair; the stored quote is shown at once, and the held attachments of it and of its
 * service are sent. When the request has left the issuing stage by it, it is loaded again.
 * @see
 */
export function useSaveIssue(request: TravelRequest, service: Service) {
  const sendHeld = useSendHeld(request);
  const user = useUser();
  const cache = useRequestCache(request.idSolicitacao);
  const kind = service.tipoServico;
  return useMutation({
    mutationFn: ({ before, after }: IssueEdit) => {
      const evento = issueEvent(request.status);
      if (evento === null) throw new RangeError(`nothing is issued in ${request.status}`);
      return api.call(saveIssue, {
        params: { idViagem: request.id, tipoServico: TIPO_SERVICO_PATH[kind] },
        query: {
          isAlteracaoTipoPagamento: paymentTypeChanged(before, after),
          // Another form of the quote may have reserved since. @see Q-146
          ...(after.utilizaSaldo && { reserva: reservedOf(user.id, after)?.reserva ?? '' }),
        },
        // Both are quotes of the service, and so of its kind.
        body: { cotacaoAntiga: before, cotacaoNova: after, evento } as Parameters<typeof api.call<typeof saveIssue>>[1]['body'],
      });
    },
    onSuccess: (stored, { before, after }) => {
      forgetReserved(user.id, after);
      cache.change((present) => withSavedIssue(present, kind, before.id, stored));
      void cache.client.invalidateQueries({ queryKey: requestKeys.lists });
      void cache.client.invalidateQueries({ queryKey: balancesOf(stored.idServico) });
      // Its status may have changed, and with it what can be done.
      if (stored.statusCotacao !== before.statusCotacao) void cache.refresh();
      void sendHeld({ uuidServico: stored.idServico, idCotacao: null });
      void sendHeld({ uuidServico: stored.idServico, idCotacao: stored.id });
    },
    onError: (error) => {
      const present = conflictOf(saveIssue, error)?.atual;
      if (present) cache.change((request) => withQuote(request, kind, present.cotacao));
    },
  });
}
