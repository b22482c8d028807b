import { showsIssueButton } from '../air/issuing/issue-button.ts';
import type { AirQuote, HotelQuote, Quote, QuoteOf } from '../entities/index.ts';
import type { Violation } from '../messages/index.ts';
import { type EditedIssue, issueEditViolations } from './issues-may-change.ts';

/**
 * What became of an automatic issue: SUCCESS, ERROR with the provider's message, or PENDING while it is not known: then the quote is marked
 * (`emissaoEmVerificacao`), and the same call asks again.
 * @see
 */
export const STATUS_EMISSAO_AUTOMATICA = ['SUCCESS', 'ERROR', 'PENDING'] as const;

/** The fields that a successful air issue copies into the quote. @see Q-112 */
export const AIR_ISSUE_FIELDS = [
  'emitidaAutomaticamente',
  'dataEmissao',
  'emissor',
  'dadosFornecedor',
  'solicitacaoVcn',
  'tourCode',
  'baseTarifaria',
  'codigoReserva',
] as const satisfies readonly (keyof AirQuote)[];

/** The fields that a successful hotel issue copies into the quote: not the air-only ones, and the card's authorization code. @see Q-113 */
export const HOTEL_ISSUE_FIELDS = [
  'emitidaAutomaticamente',
  'dataEmissao',
  'emissor',
  'dadosFornecedor',
  'solicitacaoVcn',
  'codigoReserva',
  'codigoTransacaoCartao',
] as const satisfies readonly (keyof HotelQuote)[];

/** What a successful air issue says of the quote. @see Q-112 */
export type AirIssueAnswer = Pick<AirQuote, (typeof AIR_ISSUE_FIELDS)[number]>;
/** What a successful hotel issue says of the quote. @see Q-113 */
export type HotelIssueAnswer = Pick<HotelQuote, (typeof HOTEL_ISSUE_FIELDS)[number]>;

/** The kinds of service that are issued automatically. */
interface IssuedFields {
  readonly AEREO: typeof AIR_ISSUE_FIELDS;
  readonly HOTEL: typeof HOTEL_ISSUE_FIELDS;
}
const FIELDS: IssuedFields = { AEREO: AIR_ISSUE_FIELDS, HOTEL: HOTEL_ISSUE_FIELDS };

/**
 * A quote with what its successful issue says: the fields that its kind copies, and nothing else of the answer.
 * @see
 */
export function withIssueAnswer<Kind extends keyof IssuedFields>(
  kind: Kind,
  quote: QuoteOf[Kind],
  answer: Readonly<AirIssueAnswer | HotelIssueAnswer>,
): QuoteOf[Kind] {
  const names: readonly string[] = FIELDS[kind];
  const copied = Object.entries(answer).filter(([name]) => names.includes(name));
  return { ...quote, ...Object.fromEntries(copied) };
}

/** A chosen quote that is to be issued automatically. */
export interface AutomaticIssue<Kind extends keyof IssuedFields = keyof IssuedFields> extends EditedIssue {
  readonly kind: Kind;
  readonly quote: QuoteOf[Kind];
}

/** What decides whether the provider of a hotel has to be asked yet. */
export type HotelIssueState = Pick<
  HotelQuote,
  'agenciaServico' | 'emitidaAutomaticamente' | 'statusCotacao' | 'codigoReserva' | 'dataEmissao' | 'emissaoEmVerificacao'
>;

function isAutomaticHotel({
  agenciaServico,
  emitidaAutomaticamente,
  statusCotacao,
}: Omit<HotelIssueState, 'codigoReserva' | 'dataEmissao' | 'emissaoEmVerificacao'>): boolean {
  return agenciaServico?.tipoEmissao === 'AUTOMATICO' && !emitidaAutomaticamente && statusCotacao === 'EMISSAO_PENDENTE';
}

/**
 * Why a chosen quote may not be issued automatically: it may not be edited at issue, it waits for no issue, or, for air, its issue button is
 * hidden, for a hotel, its consolidator does not issue automatically or it was issued so before. Empty when it may. Whether values are enabled
 * is known to the screen alone.
 * @see
 */
export function automaticIssueViolations({ kind, quote, ...issue }: AutomaticIssue): readonly Violation[] {
  const violations = issueEditViolations({ ...issue, quote });
  if (violations.length > 0) return violations;
  const may =
    quote.statusCotacao === 'EMISSAO_PENDENTE' &&
    (kind === 'AEREO'
      ? showsIssueButton(quote as AirQuote, { possuiRegraVoltarParaSelecao: false, valuesEnabled: false })
      : isAutomaticHotel(quote as HotelQuote));
  return may ? [] : [{ key: 'emissao_automatica_nao_disponivel', field: '' }];
}

/**
 * Whether a hotel quote is issued automatically when it is confirmed: its consolidator issues automatically, it waits for its issue, and nobody
 * has issued it yet. A reservation code says that it was reserved by hand: a second reservation would be one too many.
 * @see Q-108
 */
export function issuesOnConfirmation(confirmed: HotelIssueState): boolean {
  return isAutomaticHotel(confirmed) && !confirmed.codigoReserva?.trim();
}

/**
 * Whether a hotel quote was confirmed and its provider never asked to issue it, as when the page was closed in between: it looks confirmed, and
 * nothing is reserved.
 * @see Q-108
 */
export function issueNotBegun(stored: HotelIssueState): boolean {
  return issuesOnConfirmation(stored) && stored.dataEmissao !== null && !stored.emissaoEmVerificacao;
}

/**
 * Why a request may not go anywhere: it is not known whether the provider issued one of its quotes. Empty when all is known.
 * @see Q-112
 */
export function issueInDoubtViolations(quotes: readonly Pick<Quote, 'emissaoEmVerificacao'>[]): readonly Violation[] {
  return quotes.some(({ emissaoEmVerificacao }) => emissaoEmVerificacao) ? [{ key: 'emissao_em_verificacao', field: '' }] : [];
}

/**
 * A hotel quote that its provider refused to issue: its confirmation is taken back, so that nobody concludes what was not issued. An air quote
 * keeps its own, which came before the issue.
 * @see
 */
export function notIssued<Each extends Quote>(kind: keyof IssuedFields, quote: Each): Each {
  return kind === 'HOTEL' ? { ...quote, dataEmissao: null, emissor: null } : quote;
}
