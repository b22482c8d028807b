import { formatMoney } from '@guiche/masks/money';
import type { FixedRule, Quote, QuoteOf, Service, TravelRequest } from '../entities/index.ts';
import { issueEditOf, returnsToApproval, totalForApproval } from '../issuing/index.ts';
import { cardMode, isTravellerCardPayment } from '../payments/index.ts';
import { checked, finding, type IssueCheck } from './issue-check.ts';

/**
 * What the client approved of a service: nothing of it is passed. Nothing where nothing was approved, or where the total is above it and no rule
 * asks the client again: it is not what was approved, and nobody has to look at it.
 */
export function ceilingChecks(quote: Quote, service: Service, request: TravelRequest, rule: FixedRule | null): readonly IssueCheck[] {
  const { tipoServico: kind, valorAprovado, reservaAprovada: approved } = service;
  if (valorAprovado === null) return [];
  // The quotes of a service are of its kind.
  const whole = quote as QuoteOf[typeof kind];
  const edit = issueEditOf({ kind, request, valorAprovado, before: whole, after: whole, approved, rule });
  if (!returnsToApproval(edit))
    return totalForApproval(quote) > valorAprovado && !request.necessitaAprovacaoAlteracaoValores ? [] : checked('TETO', 'tarifa', []);
  return [
    edit.reservationChanged
      ? finding('CONFERIR', 'TETO', '', { key: 'conferencia_teto_reserva' })
      : finding('CONFERIR', 'TETO', 'tarifa', {
          key: 'conferencia_teto_acima',
          params: { total: formatMoney(totalForApproval(quote)), aprovado: formatMoney(valorAprovado) },
        }),
  ];
}

/** Whether each traveller has a card, by the traveller's id; one who is not in it is not known. */
export type TravellersWithCard = ReadonlyMap<string, boolean>;

/** The cards that are known of a quote. */
export interface KnownCards {
  readonly travellers: TravellersWithCard;
  /** Whether its virtual card can be charged; undefined when it is not known. */
  readonly virtual: boolean | undefined;
}

/** The field of a virtual card, which is not typed: windows have the button that makes it in its place. */
const VIRTUAL_CARD = 'solicitacaoVcn' satisfies keyof Quote;

/**
 * The card with which a quote is paid: a virtual one was generated and not cancelled, here or by its provider; of the travellers who pay with their
 * own, each that is known has one. A fixed card belongs to the client, and that of Wex is made at the issue.
 */
export function cardChecks(
  { tipoPagamento, solicitacaoVcn }: Quote,
  { viajantes }: Pick<Service, 'viajantes'>,
  { travellers: cards, virtual }: KnownCards,
): readonly IssueCheck[] {
  const form = tipoPagamento?.tipoFormaPagamento ?? null;
  if (isTravellerCardPayment(form)) {
    const known = viajantes.filter(({ id }) => cards.has(id));
    if (known.length === 0) return [];
    const without = known.filter(({ id }) => cards.get(id) === false);
    return checked(
      'CARTAO',
      'tipoPagamento',
      without.map(({ nomeCompleto: viajante }) =>
        finding('FALTA', 'CARTAO', 'tipoPagamento', { key: 'conferencia_cartao_viajante_falta', params: { viajante } }),
      ),
    );
  }
  if (cardMode(form) !== 'virtual') return [];
  const asked = Boolean(solicitacaoVcn?.trim());
  if (!asked && virtual === undefined) return [];
  const isMissing = !asked && !virtual;
  return checked(
    'CARTAO',
    VIRTUAL_CARD,
    isMissing ? [finding('FALTA', 'CARTAO', VIRTUAL_CARD, { key: 'conferencia_cartao_virtual_falta' })] : [],
  );
}
