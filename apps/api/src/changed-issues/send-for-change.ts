import type { sendForChange as sendForChangeCall } from '@guiche/contract/changed-issues';
import { changeMayBeAsked } from '@guiche/domain/changed-issues';
import type { RequestSummary } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import type { output as Output } from 'zod/v4/core';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { quotesOfRequest } from '../quotes/data/request-quotes.ts';
import { findNamed } from '../requests/data/named-requests.ts';
import { servicesOfRequest } from '../requests/data/services.ts';
import { statusOf } from '../requests/data/visible-requests.ts';
import { lockVisible, refuseAnothers } from '../requests/request-access.ts';
import { requestSummary } from '../requests/request-head.ts';
import type { Session } from '../session/data/sessions.ts';
import { applyAskedChange } from './apply-asked-change.ts';
import { noteWish } from './data/approved-values.ts';
import { refuseUnlessVersion } from './refuse-unless-version.ts';

export interface SentForChange extends Output<(typeof sendForChangeCall)['body']> {
  /** The header `if-match`: the version that the user saw. */
  readonly seen: string | undefined;
}

/** The services of the body, each with its kind. */
function namedServices({ aereos, hoteis, carros }: SentForChange) {
  const of = (kind: TipoServico, entries: SentForChange['aereos']) => entries.map(({ servico }) => ({ kind, ...servico }));
  return [...of('AEREO', aereos), ...of('HOTEL', hoteis), ...of('CARRO', carros)];
}

/**
 * Sends issued services for change, as the client told the agency. Errors: 404, also for a service of another kind or request, 403, 409 when the
 * request has changed since it was seen, 422. @see A-109, B-061
 */
export function sendForChange({ db, now }: Deps, session: Session, sent: SentForChange): Promise<RequestSummary> {
  const author = { usuarioNome: session.usuario.nome, em: now() };
  return withTransaction(db, async (tx) => {
    const request = await lockVisible(tx, session, { id: sent.idSolicitacao });
    refuseAnothers(request, session);
    refuseUnlessVersion(sent.seen, request);
    if (!changeMayBeAsked(statusOf(request))) {
      throw new ViolationsError([{ key: 'solicitacao_nao_pode_ser_alterada', field: '' }]);
    }
    const [services, rows] = [await servicesOfRequest(tx, request), await quotesOfRequest(tx, request.uuid)];
    const named = new Map(namedServices(sent).map((one) => [one.id, one]));
    const found = [...named.values()].map(({ id, kind, observacao }) => {
      const service = services.find((one) => one.id === id && one.tipoServico === kind);
      if (!service) throw new CallError(404, 'servico_nao_encontrado');
      return { service, observacao, quote: rows.find((row) => row.id === service.idCotacaoEscolhida) };
    });
    const quotes = found.flatMap(({ quote }) => quote ?? []);
    if (quotes.length < found.length) throw new ViolationsError([{ key: 'servico_nao_pode_ser_alterado', field: '' }]);
    await applyAskedChange(tx, request, { pedido: 'ALTERAR', quotes }, author);
    for (const { service, observacao } of found) if (observacao?.trim()) await noteWish(tx, service, observacao.trim());
    return requestSummary(await findNamed(tx, request.uuid), session);
  });
}
