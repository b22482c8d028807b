import type { Currency, CustomField, Supplier } from '../entities/index.ts';
import { isExistingDay } from '../internal/existing-moment.ts';
import { longTextViolations } from '../internal/long-text.ts';
import type { Violation } from '../messages/index.ts';
import type { QuotePrice } from '../pricing/index.ts';
import type { RequestMode } from '../requests/index.ts';

/** The circumstances in which a quote is saved. */
export interface QuoteContext {
  readonly mode: RequestMode;
  /** The user's flag `temFornecedorExterno`. */
  readonly temFornecedorExterno: boolean;
}

const AMOUNTS = ['tarifa', 'taxas', 'taxaExtra', 'fee', 'iss', 'duRav', 'markup'] as const;
/** The largest amount of `numeric(14,2)`. */
const MAX_AMOUNT = 999_999_999_999.99;
const MAX_AMOUNT_TEXT = '999.999.999.999,99';

export interface PricedQuote extends QuotePrice {
  readonly moeda: Pick<Currency, 'codigo'> | null;
  readonly cotacaoMoeda: number | null;
}

/** The violations of amounts that are negative, or above 999,999,999,999.99, each at its field; an empty amount is not checked. */
export function amountViolations<Field extends string>(
  quote: Readonly<Record<Field, number | null>>,
  fields: readonly Field[],
): readonly Violation[] {
  return fields.flatMap((field): Violation[] => {
    const amount = quote[field] ?? 0;
    if (amount < 0) return [{ key: 'valor_nao_pode_ser_negativo', field }];
    return amount > MAX_AMOUNT ? [{ key: 'valor_acima_do_limite', params: { limite: MAX_AMOUNT_TEXT }, field }] : [];
  });
}

/**
 * The violations of the price of a quote of any kind. The fare is required (0 is a fare); fare, taxes, extra fee, fee, ISS, DU/RAV and
 * markup are neither negative nor above 999,999,999,999.99; a quote with a currency has an exchange rate above 0.
 */
export function priceViolations(quote: PricedQuote): readonly Violation[] {
  const violations: Violation[] = [];
  if (quote.tarifa === null) violations.push({ key: 'informe_a_tarifa', field: 'tarifa' });
  violations.push(...amountViolations(quote, AMOUNTS));
  if (quote.moeda !== null && !(quote.cotacaoMoeda !== null && quote.cotacaoMoeda > 0)) {
    violations.push({ key: 'informe_a_cotacao_da_moeda', field: 'cotacaoMoeda' });
  }
  return violations;
}

const TEXTS = ['descricao', 'observacao', 'justificativaDataAlterada'] as const;

/** The texts of several lines that are longer than what is stored, each at its field. */
export function textViolations(quote: Readonly<Partial<Record<(typeof TEXTS)[number], string | null | undefined>>>): readonly Violation[] {
  return TEXTS.flatMap((field) => longTextViolations(quote[field], field));
}

/** The missing supplier of the service, which a user with an external supplier has to name in the issuing stage. @see Q-033 */
export function supplierViolations(
  { fornecedorServico }: { readonly fornecedorServico: Supplier | null },
  { mode, temFornecedorExterno }: QuoteContext,
): readonly Violation[] {
  if (mode !== 'issue' || !temFornecedorExterno || fornecedorServico !== null) return [];
  return [{ key: 'informe_o_fornecedor_do_servico', field: 'fornecedorServico' }];
}

/**
 * The violations of the client's custom fields, each at the field's value: a required one is empty or blank, or the text of a field of type
 * DATA is not an existing day.
 */
export function customFieldViolations({
  camposCustomizados,
}: {
  readonly camposCustomizados: readonly CustomField[];
}): readonly Violation[] {
  return camposCustomizados.flatMap(({ tipo, nome, obrigatorio, valor }, index): Violation[] => {
    const field = `camposCustomizados.${index}.valor`;
    const text = valor?.trim() ?? '';
    if (text === '') return obrigatorio ? [{ key: 'campo_customizado_obrigatorio', params: { campo: nome }, field }] : [];
    return tipo === 'DATA' && !isExistingDay(text) ? [{ key: 'data_invalida', field }] : [];
  });
}

/** A list of one violation, or an empty one. */
export function someViolation(violation: Violation | undefined): readonly Violation[] {
  return violation === undefined ? [] : [violation];
}
