import { formatMoney } from '@guiche/masks/money';
import type { FixedRule, Quote, QuoteOf, Service, TravelRequest } from '../entities/index.ts';
import { issueEditOf, returnsToApproval, totalForApproval } from '../issuing/index.ts';
import { cardMode } from '../payments/index.ts';
import { checked, finding, type IssueCheck } from './issue-check.ts';

/** What the client approved of a service: nothing of it is passed. Nothing where nothing was approved. */
export function ceilingChecks(quote: Quote, service: Service, request: TravelRequest, rule: FixedRule | null): readonly IssueCheck[] {
  const { tipoServico: kind, valorAprovado, reservaAprovada: approved } = service;
  if (valorAprovado === null) return [];
  // The quotes of a service are of its kind.
  const whole = quote as QuoteOf[typeof kind];
  const edit = issueEditOf({ kind, request, valorAprovado, before: whole, after: whole, approved, rule });
  if (!returnsToApproval(edit)) return checked('TETO', 'tarifa', []);
  return [
    edit.reservationChanged
      ? finding('CONFERIR', 'TETO', '', { key: 'conferencia_teto_reserva' })
      : finding('CONFERIR', 'TETO', 'tarifa', {
          key: 'conferencia_teto_acima',
          params: { total: formatMoney(totalForApproval(quote)), aprovado: formatMoney(valorAprovado) },
        }),
  ];
}

/** The card of a quote that is paid with a virtual one: it was generated. The others are there before a quote is made. */
export function cardChecks({ tipoPagamento, solicitacaoVcn }: Quote): readonly IssueCheck[] {
  if (cardMode(tipoPagamento?.tipoFormaPagamento ?? null) !== 'virtual') return [];
  const isMissing = !solicitacaoVcn?.trim();
  return checked(
    'CARTAO',
    'tipoPagamento',
    isMissing ? [finding('FALTA', 'CARTAO', 'tipoPagamento', { key: 'conferencia_cartao_virtual_falta' })] : [],
  );
}
