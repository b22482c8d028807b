import type { checkExternal } from '@guiche/contract/automatic-issuing';
import type { Answer } from '@guiche/contract/call';
import { captureNeedsLocator } from '@guiche/domain/air/capture';
import type { AirService } from '@guiche/domain/entities';
import type { FastifyBaseLogger } from 'fastify';
import type { output } from 'zod/v4/core';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import { quoteOfRow } from '../quotes/data/quote-row.ts';
import { findVisible, refuseAnothers } from '../requests/request-access.ts';
import { sandboxExternalIssues } from '../sandbox/sandbox-external-issues.ts';
import type { Session } from '../session/data/sessions.ts';
import { chosenAirQuotes } from './data/chosen-air-quotes.ts';

const ANSWER_MS = 20_000;

type Question = output<(typeof checkExternal)['body']>;

/**
 * Asks the system of a consolidator, or the one that is named, whether a locator of a request's chosen flights is issued there.
 *
 * Errors: 404 for a request that the session may not see, for a consolidator without a chosen flight, and for an unknown locator; 422 without a
 * locator; 502 when the system does not answer.
 * @see Q-109 @see Q-189 @see Q-241
 */
export async function checkAtSystem(
  deps: Deps,
  session: Session,
  { idAgenciaServico, localizadorReserva, sistemaEmissor, idSolicitacao }: Question,
  log: FastifyBaseLogger,
): Promise<Answer<typeof checkExternal>> {
  const request = await findVisible(deps.db, session, { id: idSolicitacao });
  refuseAnothers(request, session);
  const missing = captureNeedsLocator(localizadorReserva);
  if (missing) throw new ViolationsError([{ ...missing, field: 'localizadorReserva' }]);
  const chosen = (await chosenAirQuotes(deps.db, request)).map(({ service, row }) => ({ service, quote: quoteOfRow<'AEREO'>(row) }));
  const place = chosen.find(({ quote }) => quote.agenciaServico?.id === idAgenciaServico);
  if (!place) throw new CallError(404, 'cotacao_nao_encontrada');
  const { viajantes } = place.service.dados as Pick<AirService, 'viajantes'>;
  const question = {
    localizador: localizadorReserva.trim(),
    consolidadora: place.quote.agenciaServico?.consolidadora ?? '',
    sistemaEmissor,
    cotacao: place.quote,
    viajantes,
    now: deps.now(),
  };
  const issue = await sandboxExternalIssues.find(question, AbortSignal.timeout(ANSWER_MS)).catch((error: unknown) => {
    log.warn({ erro: error instanceof Error ? error.name : 'unknown' }, 'an external system did not answer');
    throw new CallError(502, 'erro_ao_capturar_dados_externos');
  });
  if (issue === 'not found') throw new CallError(404, 'captura_emissao_nao_encontrada');
  return issue === 'not issued' ? { emitido: false, dados: null } : { emitido: true, dados: issue };
}
