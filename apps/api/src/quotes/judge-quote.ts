import { type AirService, QUOTE_SCHEMAS, type Quote, type QuoteOf } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { supplierMessageSent } from '@guiche/domain/issuing';
import { agreedExtraFee, ownRate } from '@guiche/domain/pricing';
import { quoteChanged } from '@guiche/domain/quotes';
import { paymentTypeRefusals } from '../cards/payment-type-refusals.ts';
import { ViolationsError } from '../http/call-error.ts';
import { shapeViolations } from '../http/shape-violations.ts';
import { worksAtOwnAgency } from '../users/own-agency.ts';
import { canonicalChoices } from './canonical-choices.ts';
import { canonicalFields } from './canonical-fields.ts';
import { QUOTE_KINDS, type QuoteKind, type QuotePlace } from './quote-kinds.ts';

/** Fields that a save never changes: they stay as they are stored. */
function keptFields(stored: Quote | undefined) {
  return {
    statusCotacao: stored?.statusCotacao ?? 'COTACAO_PENDENTE',
    emitidaAutomaticamente: stored?.emitidaAutomaticamente ?? false,
    valorAlteradoEmissao: stored?.valorAlteradoEmissao ?? false,
    alteradoPrestacao: stored?.alteradoPrestacao ?? false,
    multa: stored?.multa ?? null,
    taxaCancelamento: stored?.taxaCancelamento ?? null,
    opcaoSaldo: stored?.opcaoSaldo ?? null,
    dataCancelamento: stored?.dataCancelamento ?? null,
    // Where a quote came from is not for its sender to say: it decides the automatic margin. @see Q-136 @see Q-225
    tipo: stored?.tipo ?? null,
    tipoOrigemCotacao: stored?.tipoOrigemCotacao ?? 'SUPPLIER_ADD',
    dadosFornecedor: stored?.dadosFornecedor ?? null,
    solicitacaoVcn: stored?.solicitacaoVcn ?? null,
    emissaoEmVerificacao: stored?.emissaoEmVerificacao,
  } satisfies Partial<Quote>;
}

/** When and by whom a quote was issued: in the quoting stage it stays as it is stored, in the issuing stage the clerk says it. */
function issueOf(body: Quote, stored: Quote | undefined, issuing: boolean): Pick<Quote, 'dataEmissao' | 'emissor'> {
  const { dataEmissao, emissor } = issuing ? body : (stored ?? { dataEmissao: null, emissor: null });
  return { dataEmissao, emissor };
}

/**
 * A sent quote as it will be stored: its choices and places as this server knows them, its totals and its automatic margin computed here,
 * whatever the body holds. Errors: what the rules say against it (422).
 * @see Q-091 @see Q-117 @see Q-140
 */
export async function judgeQuote<Kind extends TipoServico>(
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
    ...(place.valuesKept ? {} : agreedExtraFee(body, body.tarifa)),
    ...keptFields(stored),
    ...issueOf(body, stored, place.issuing),
    // A balance that is not reserved is not used. @see Q-146
    utilizaSaldo: place.issuing ? body.utilizaSaldo && place.balanceReserved : (stored?.utilizaSaldo ?? false),
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
  const charged = await paymentTypeRefusals(tx, stored, quote);
  const refused = [...unknownChoices, ...unknownNames, ...charged, ...rules.violations(quote, whole)];
  if (refused.length > 0) throw new ViolationsError(refused);
  // Sums of allowed amounts may still be more than a column holds.
  const shape = QUOTE_SCHEMAS[kind].safeParse(quote);
  if (!shape.success) throw new ViolationsError(shapeViolations(shape.error.issues, quote));
  return quote;
}
