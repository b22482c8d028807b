import type { AirQuote, CustomField, FieldChange, LoggedValue, Quote } from '../entities/index.ts';
import { isSame } from '../internal/is-same.ts';
import { itineraryChanges } from './itinerary-changes.ts';
import { day, freeText, money, option, text } from './logged-value.ts';
import { companyLabel, companyOf, type LoggedField, QUOTE_FIELDS } from './quote-fields.ts';

/** A change of a field; none when it is empty before and after. */
function change(campo: string, antes: LoggedValue | null, depois: LoggedValue | null, rest: Partial<FieldChange> = {}): FieldChange[] {
  return antes === null && depois === null ? [] : [{ campo, ...rest, antes, depois }];
}

const currencyOf = (quote: Quote | null) => quote?.moeda?.codigo ?? null;
const itineraryOf = (quote: Quote | null): AirQuote['segmentos'] => (quote && 'segmentos' in quote ? quote.segmentos : []);

function customValue({ tipo, valor }: CustomField): LoggedValue | null {
  if (tipo === 'DATA' && valor && /^\d{4}-\d{2}-\d{2}$/.test(valor)) return day(valor, null);
  return freeText(valor, null);
}

function customChanges(before: readonly CustomField[], after: readonly CustomField[]): readonly FieldChange[] {
  const fields = [...after, ...before.filter(({ id }) => !after.some((one) => one.id === id))];
  return fields.flatMap((field) => {
    const [old, present] = [before, after].map((list) => list.find(({ id }) => id === field.id));
    if (isSame(old?.valor ?? null, present?.valor ?? null)) return [];
    return change('campo_cliente', old ? customValue(old) : null, present ? customValue(present) : null, { rotulo: field.nome });
  });
}

const balanceStatus = option('saldo_entrada');

function balanceChanges(before: Quote | null, after: Quote | null): readonly FieldChange[] {
  const balanceOf = (quote: Quote | null) => (quote && 'saldoEntrada' in quote ? quote.saldoEntrada : null);
  const [old, present] = [balanceOf(before), balanceOf(after)];
  const amounts = change(
    'campo_saldo_entrada',
    money(old?.valorEntrada, currencyOf(before)),
    money(present?.valorEntrada, currencyOf(after)),
  );
  const statuses = change('campo_saldo_entrada_status', balanceStatus(old?.status, null), balanceStatus(present?.status, null));
  return [...(old?.valorEntrada === present?.valorEntrada ? [] : amounts), ...(old?.status === present?.status ? [] : statuses)];
}

/** A no that a new quote starts with, or that a removed one had, says nothing. */
function isPlainNo({ antes, depois }: FieldChange): boolean {
  const only = antes ?? depois;
  return (antes === null || depois === null) && only?.tipo === 'SIM_NAO' && !only.valor;
}

/**
 * The fields in which two versions of a quote differ, with both values, in the order of a quote's screen: the offer with its itinerary
 * flight by flight, the price, supply, reservation, the client's own fields. `before` is null for a quote that is new, `after` for one that
 * is removed.
 *
 * An amount has its own version's currency. Credentials and what a supplier sent are left out; a card's authorization code and a Pix key are
 * told to have changed, without their values; of a card number in a text the last four digits are left.
 * @see B-034, B-062
 */
export function quoteChanges(before: Quote | null, after: Quote | null): readonly FieldChange[] {
  const quote = after ?? before;
  if (!quote) return [];
  const of = (version: Quote | null, name: string) => (version as Readonly<Record<string, unknown>> | null)?.[name] ?? null;
  const plain = Object.entries(QUOTE_FIELDS).flatMap(([name, { label, as }]: [string, LoggedField<never>]) => {
    const [old, present] = [of(before, name), of(after, name)];
    // Each field is given the value of its own name, which the table's type has checked.
    const shown = (value: unknown, version: Quote | null) => (version ? as(value as never, currencyOf(version)) : null);
    const [antes, depois] = [shown(old, before), shown(present, after)];
    return isSame(old, present) || (isSame(antes, depois) && antes?.tipo !== 'OCULTO' && !isEntity(old, present))
      ? []
      : change(label, antes, depois);
  });
  const company = [text(companyOf(before), null), text(companyOf(after), null)] as const;
  const all = [
    ...plain.filter(({ campo }) => campo === 'campo_situacao'),
    ...itineraryChanges(itineraryOf(before), itineraryOf(after)),
    ...(isSame(...company) ? [] : change(companyLabel(quote), ...company)),
    ...plain.filter(({ campo }) => campo !== 'campo_situacao'),
    ...balanceChanges(before, after),
    ...customChanges(before?.camposCustomizados ?? [], after?.camposCustomizados ?? []),
  ];
  return all.filter((one) => !isPlainNo(one));
}

/** Whether both are entities that differ by their ids, although they may have the same name. */
function isEntity(one: unknown, other: unknown): boolean {
  const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined);
  const [id, otherId] = [idOf(one), idOf(other)];
  return id !== undefined && otherId !== undefined && id !== otherId;
}
