import { airQuoteViolations, prepareAirQuote } from '@guiche/domain/air/quote';
import { type AirQuote, type AirService, airQuoteSchema } from '@guiche/domain/entities';
import { supplierMessageSent } from '@guiche/domain/issuing';
import { isNationalCurrency } from '@guiche/domain/pricing';
import { requestMode } from '@guiche/domain/requests';
import { type Transaction, withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { ViolationsError } from '../http/call-error.ts';
import { shapeViolations } from '../http/shape-violations.ts';
import { changeRequest } from '../requests/data/change-request.ts';
import type { ServiceRow } from '../requests/data/services.ts';
import type { RequestRow } from '../requests/data/visible-requests.ts';
import { lockVisible, refuseAnothers, statusOf } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { worksAtOwnAgency } from '../users/own-agency.ts';
import { canonicalChoices } from './canonical-choices.ts';
import { canonicalFields } from './canonical-fields.ts';
import { canonicalItinerary } from './canonical-itinerary.ts';
import { findMargin } from './data/margins.ts';
import { writeQuoteLog } from './data/quote-log.ts';
import { quoteOfRow, rowOfQuote } from './data/quote-row.ts';
import { storeQuote } from './data/quotes.ts';
import { findService, findStored } from './find-quote.ts';

/** What only issuing and the client decide: a save of the quoting stage leaves it as it is stored. */
function keptFields(stored: AirQuote | undefined) {
  return {
    statusCotacao: stored?.statusCotacao ?? 'COTACAO_PENDENTE',
    dataEmissao: stored?.dataEmissao ?? null,
    emissor: stored?.emissor ?? null,
    emitidaAutomaticamente: stored?.emitidaAutomaticamente ?? false,
    valorAlteradoEmissao: stored?.valorAlteradoEmissao ?? false,
    alteradoPrestacao: stored?.alteradoPrestacao ?? false,
    multa: stored?.multa ?? null,
    taxaCancelamento: stored?.taxaCancelamento ?? null,
    opcaoSaldo: stored?.opcaoSaldo ?? null,
    dataCancelamento: stored?.dataCancelamento ?? null,
    utilizaSaldo: stored?.utilizaSaldo ?? false,
    saldoEntrada: stored?.saldoEntrada ?? null,
    // Where a quote came from is not for its sender to say: it decides the automatic margin. @see Q-136 @see Q-225
    tipo: stored?.tipo ?? null,
    tipoOrigemCotacao: stored?.tipoOrigemCotacao ?? 'SUPPLIER_ADD',
    dadosFornecedor: stored?.dadosFornecedor ?? null,
    solicitacaoVcn: stored?.solicitacaoVcn ?? null,
  } satisfies Partial<AirQuote>;
}

/** The quote as it will be stored. Errors: what the rules say against it. @see Q-091 @see Q-117 @see Q-140 */
async function judge(
  tx: Transaction,
  { now }: Deps,
  session: Session,
  request: RequestRow,
  service: ServiceRow,
  body: AirQuote,
  stored: AirQuote | undefined,
) {
  const { choices, violations: unknownChoices } = await canonicalChoices(tx, session, body, stored);
  const { viajantes = [], camposCustomizados = [] } = service.dados as Partial<Pick<AirService, 'viajantes' | 'camposCustomizados'>>;
  const itinerary = await canonicalItinerary(
    tx,
    body,
    stored,
    viajantes.map(({ id }) => id),
  );
  const unknown = [...unknownChoices, ...itinerary.violations];
  const ownAgency = worksAtOwnAgency(session);
  const status = statusOf(request);
  const asked: AirQuote = {
    ...body,
    ...choices,
    segmentos: itinerary.segmentos,
    camposCustomizados: canonicalFields(body.camposCustomizados, camposCustomizados),
    // The national currency costs itself. @see Q-131
    cotacaoMoeda: isNationalCurrency(choices.moeda) ? 1 : body.cotacaoMoeda,
    ...keptFields(stored),
    agencia: stored?.agencia ?? { id: session.agencia.id, fornecedorPadrao: null },
    enviarMensagemAguardandoFornecedor: supplierMessageSent(body.aguardandoFornecedor, ownAgency, body.enviarMensagemAguardandoFornecedor),
  };
  const marginPercent = await findMargin(tx, session, request.empresaId, asked.intermediador);
  const quote = prepareAirQuote(asked, { ownAgency, requestStatus: status, marginPercent });
  const refused = airQuoteViolations(quote, {
    mode: requestMode(status),
    now: now(),
    retroativo: service.dados['retroativo'] === true,
    temFornecedorExterno: session.usuario.temFornecedorExterno,
  });
  if (unknown.length + refused.length > 0) throw new ViolationsError([...unknown, ...refused]);
  // Sums of allowed amounts may still be more than a column holds.
  const shape = airQuoteSchema.safeParse(quote);
  if (!shape.success) throw new ViolationsError(shapeViolations(shape.error.issues));
  return quote;
}

/**
 * Saves an air quote of the quoting stage, whole or not at all, with its log entry, and answers it as stored.
 *
 * The totals and the automatic margin are computed here, whatever the body says. Errors: 404, 409 when somebody saved it
 * first, 422 with what the rules say.
 * @see Q-251
 */
export function saveAirQuote(deps: Deps, session: Session, idViagem: number, body: AirQuote): Promise<AirQuote> {
  const moment = deps.now();
  return withTransaction(deps.db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    refuseAnothers(request, session);
    const service = await findService(tx, request, body.idServico, 'AEREO');
    const row = await findStored(tx, service, body.id, body.versao);
    // While the client chooses, and after, a quote of the quoting stage no longer changes.
    if (request.status !== 'COTACAO_AGENCIA') throw new ViolationsError([{ key: 'solicitacao_nao_esta_em_cotacao', field: '' }]);
    const stored = row && (quoteOfRow(row) as AirQuote);
    const judged = await judge(tx, deps, session, request, service, body, stored);
    const quote = { ...judged, versao: (row?.versao ?? 0) + 1 };
    const values = rowOfQuote(quote, { criadaEm: row?.criadaEm ?? moment, atualizadaEm: moment });
    await storeQuote(tx, values, row);
    await changeRequest(tx, request, { statusCotacao: 'COTACAO_PENDENTE' });
    await writeQuoteLog(tx, {
      acao: row ? 'ALTERAR' : 'ADICIONAR',
      before: stored,
      after: quote,
      cotacaoId: quote.id,
      solicitacaoUuid: request.uuid,
      usuarioNome: session.usuario.nome,
      em: moment,
    });
    return quote;
  });
}
