import { type AirService, QUOTE_SCHEMAS, type Quote, type QuoteOf } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { supplierMessageSent } from '@guiche/domain/issuing';
import { ownRate } from '@guiche/domain/pricing';
import { quoteChanged, quoteIsNew, saveChangesNothing } from '@guiche/domain/quotes';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { ViolationsError } from '../http/call-error.ts';
import { shapeViolations } from '../http/shape-violations.ts';
import { quotesChanged } from '../requests/data/change-request.ts';
import { lockVisible, refuseAnothers, refuseUnlessQuoting } from '../requests/request-access.ts';
import type { Session } from '../session/data/sessions.ts';
import { worksAtOwnAgency } from '../users/own-agency.ts';
import { canonicalChoices } from './canonical-choices.ts';
import { canonicalFields } from './canonical-fields.ts';
import { changedByAnother } from './changed-by-another.ts';
import { writeQuoteLog } from './data/quote-log.ts';
import { quoteOfRow, rowOfQuote } from './data/quote-row.ts';
import { storeQuote } from './data/quotes.ts';
import { findService, findStored } from './find-quote.ts';
import { QUOTE_KINDS, type QuoteKind, type QuotePlace } from './quote-kinds.ts';

/** Fields that only issuing and the client decide: a save of the quoting stage leaves them as they are stored. */
function keptFields(stored: Quote | undefined) {
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
    // Where a quote came from is not for its sender to say: it decides the automatic margin. @see Q-136 @see Q-225
    tipo: stored?.tipo ?? null,
    tipoOrigemCotacao: stored?.tipoOrigemCotacao ?? 'SUPPLIER_ADD',
    dadosFornecedor: stored?.dadosFornecedor ?? null,
    solicitacaoVcn: stored?.solicitacaoVcn ?? null,
  } satisfies Partial<Quote>;
}

/** A quote as it was sent, with its request, its service and its kind. */
export interface SentQuote<Kind extends TipoServico> {
  readonly idViagem: number;
  readonly kind: Kind;
  readonly body: QuoteOf[Kind];
}

/** The quote as it will be stored. Errors: what the rules say against it. @see Q-091 @see Q-117 @see Q-140 */
async function judge<Kind extends TipoServico>(
  kind: Kind,
  body: QuoteOf[Kind],
  stored: QuoteOf[Kind] | undefined,
  place: Omit<QuotePlace, 'changed'>,
): Promise<QuoteOf[Kind]> {
  const rules: QuoteKind<QuoteOf[Kind]> = QUOTE_KINDS[kind];
  const { tx, session, service } = place;
  const { choices, violations: unknownChoices } = await canonicalChoices(tx, session, kind, body, stored);
  const { camposCustomizados = [] } = service.dados as Partial<Pick<AirService, 'camposCustomizados'>>;
  const asked: QuoteOf[Kind] = {
    ...body,
    ...choices,
    camposCustomizados: canonicalFields(body.camposCustomizados, camposCustomizados),
    // The national currency costs itself. @see Q-131
    cotacaoMoeda: ownRate(choices.moeda) ?? body.cotacaoMoeda,
    ...keptFields(stored),
    ...rules.kept(stored),
    agencia: stored?.agencia ?? { id: session.agencia.id, fornecedorPadrao: null },
    enviarMensagemAguardandoFornecedor: supplierMessageSent(
      body.aguardandoFornecedor,
      worksAtOwnAgency(session),
      body.enviarMensagemAguardandoFornecedor,
    ),
  };
  const { quote: known, violations: unknownNames } = await rules.canonical(asked, stored, { ...place, changed: true });
  const whole: QuotePlace = { ...place, changed: quoteChanged(known, stored) };
  const quote = await rules.prepare(known, whole);
  const refused = [...unknownChoices, ...unknownNames, ...rules.violations(quote, whole)];
  if (refused.length > 0) throw new ViolationsError(refused);
  // Sums of allowed amounts may still be more than a column holds.
  const shape = QUOTE_SCHEMAS[kind].safeParse(quote);
  if (!shape.success) throw new ViolationsError(shapeViolations(shape.error.issues, quote));
  return quote;
}

/**
 * Saves a quote of the quoting stage, whole or not at all, with its log entry, and returns it as stored. `QUOTE_KINDS` has
 * the differences between the kinds.
 *
 * The totals and the automatic margin are computed here, whatever the body holds. A new quote that is stored already, saying the same, is
 * returned as it is, and so is a quote that the save would not change. Errors: 404, 409 when somebody saved it first, 422 with the violations.
 * @see B-061 @see Q-251
 */
export function saveQuote<Kind extends TipoServico>(
  deps: Deps,
  session: Session,
  { idViagem, kind, body }: SentQuote<Kind>,
): Promise<QuoteOf[Kind]> {
  const now = deps.now();
  return withTransaction(deps.db, async (tx) => {
    const request = await lockVisible(tx, session, { id: idViagem });
    refuseAnothers(request, session);
    const service = await findService(tx, request, body.idServico, kind);
    const row = await findStored(tx, service, body.id, body.versao);
    refuseUnlessQuoting(request);
    const stored = row && quoteOfRow<Kind>(row);
    const judged = await judge(kind, body, stored, { tx, session, now, request, service });
    if (row && stored && quoteIsNew(body)) {
      // Which of the two tries is the later one cannot be told: the one that is stored stays.
      if (quoteChanged(judged, stored)) throw await changedByAnother(tx, row);
      return stored;
    }
    if (stored && saveChangesNothing(judged, stored)) return stored;
    const quote: QuoteOf[Kind] = { ...judged, versao: (row?.versao ?? 0) + 1 };
    await storeQuote(tx, rowOfQuote(quote, { criadaEm: row?.criadaEm ?? now, atualizadaEm: now }), row);
    await quotesChanged(tx, request);
    await writeQuoteLog(tx, {
      acao: row ? 'ALTERAR' : 'ADICIONAR',
      quote,
      before: stored,
      request,
      usuarioNome: session.usuario.nome,
      em: now,
    });
    return quote;
  });
}
