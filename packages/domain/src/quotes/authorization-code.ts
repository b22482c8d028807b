import { isAuthorizationCode } from '@guiche/masks/authorization-code';
import type { StatusCotacao, TipoFormaPagamento, TipoServico } from '../enums/index.ts';
import type { Violation } from '../messages/index.ts';
import type { RequestMode } from '../requests/index.ts';

const STATUSES_WITHOUT_CHECK: readonly StatusCotacao[] = ['EMISSAO_ALTERADA', 'EMISSAO_CANCELAMENTO_PENDENTE'];
const PAID_WITHOUT_CODE: readonly TipoFormaPagamento[] = ['PAGAMENTO_DIRETO', 'FATURADO'];

/** Whether the code of a card payment is required, optional or not asked, by kind of service. */
const ASKED: Record<TipoServico, 'required' | 'optional' | 'never'> = {
  AEREO: 'required',
  HOTEL: 'optional',
  CARRO: 'never',
  RODOVIARIO: 'never',
  OUTROS: 'never',
};

export interface AuthorizedQuote {
  readonly statusCotacao: StatusCotacao;
  readonly tipoPagamento: { readonly tipoFormaPagamento: TipoFormaPagamento } | null;
  readonly codigoTransacaoCartao: string | null;
}

/**
 * Whether the authorization code of a quote is looked at: in issue mode only, not for payments without a card code (PAGAMENTO_DIRETO, FATURADO), and
 * for air not in EMISSAO_ALTERADA and EMISSAO_CANCELAMENTO_PENDENTE.
 * @see
 */
export function authorizationCodeIsChecked(
  kind: TipoServico,
  quote: Omit<AuthorizedQuote, 'codigoTransacaoCartao'>,
  mode: RequestMode,
): boolean {
  const form = quote.tipoPagamento?.tipoFormaPagamento;
  if (ASKED[kind] === 'never' || mode !== 'issue' || (form && PAID_WITHOUT_CODE.includes(form))) return false;
  return kind !== 'AEREO' || !STATUSES_WITHOUT_CHECK.includes(quote.statusCotacao);
}

/**
 * What is wrong with the authorization code of a card payment: digits only, at least 6, required for air and optional for hotel; `undefined`
 * when it may be saved, or is not checked.
 * @see
 */
export function authorizationCodeViolation(kind: TipoServico, quote: AuthorizedQuote, mode: RequestMode): Violation | undefined {
  if (!authorizationCodeIsChecked(kind, quote, mode)) return undefined;
  const code = quote.codigoTransacaoCartao?.trim() ?? '';
  if ((code === '' && ASKED[kind] === 'optional') || isAuthorizationCode(code)) return undefined;
  return { key: 'erro_codigo_autorizacao_invalido', field: 'codigoTransacaoCartao' };
}
