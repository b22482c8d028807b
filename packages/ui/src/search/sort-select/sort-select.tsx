import {
  enumLabel,
  ORDENACAO_AEREO,
  ORDENACAO_CARRO,
  ORDENACAO_HOTEL,
  ORDENACAO_RODOVIARIO,
  type OrdenacaoAereo,
  type OrdenacaoCarro,
  type OrdenacaoHotel,
  type OrdenacaoRodoviario,
} from '@guiche/domain/enums';
import { searchMessages } from '@guiche/domain/messages/search';
import { useMessage } from '../../i18n/index.ts';
import { SelectInput } from '../../inputs/select-input/index.ts';

/** The orders of the results of each kind of search. */
export interface SortOf {
  AEREO: OrdenacaoAereo;
  HOTEL: OrdenacaoHotel;
  CARRO: OrdenacaoCarro;
  RODOVIARIO: OrdenacaoRodoviario;
}

/** A kind of service that is searched. */
export type SearchKind = keyof SortOf;

/** The orders of each kind in which they are offered; the first is the default. */
const ORDERS: { readonly [Kind in SearchKind]: readonly SortOf[Kind][] } = {
  AEREO: ORDENACAO_AEREO,
  HOTEL: ORDENACAO_HOTEL,
  CARRO: ORDENACAO_CARRO,
  RODOVIARIO: ORDENACAO_RODOVIARIO,
};

export interface SortSelectProps<Kind extends SearchKind> {
  /** What is searched, which decides the orders that are offered. */
  kind: Kind;
  /** The order, when the caller keeps it. */
  value?: SortOf[Kind] | undefined;
  /** Called with the order that is chosen. */
  onValueChange?: ((value: SortOf[Kind]) => void) | undefined;
  /** Takes it out of use, while there is nothing to put in order. */
  disabled?: boolean | undefined;
  /** Classes that are added, such as its width. */
  className?: string | undefined;
}

/**
 * The order of search results. Each kind of service has its own orders; the lowest price is the first of all of them.
 *
 * Use: above a `ResultList`, whose results the caller puts in the chosen order.
 * Not for: the order of a table, which its head changes.
 * Parts: those of a `SelectInput`.
 * Value: one of the orders of its kind, by default the first: the lowest price.
 * Keyboard: Down, Up: choose in the list of the device; Letters: jump to an order.
 * Screen reader: a list named "Ordenar por".
 * @see S-036, S-041, S-042, S-101
 * @keywords ordenar, ordenação, menor preço, sort
 */
export function SortSelect<Kind extends SearchKind>({ kind, value, onValueChange, disabled, className = '' }: SortSelectProps<Kind>) {
  const message = useMessage(searchMessages);
  const orders: readonly SortOf[Kind][] = ORDERS[kind];
  const options = orders.map((order) => {
    const key = enumLabel('ordenacao', order);
    return { value: order, label: key === null ? order : message(key) };
  });
  return (
    <SelectInput<SortOf[Kind]>
      label={message('ordenar_por')}
      options={options}
      {...(value === undefined ? { defaultValue: orders[0] } : { value })}
      onValueChange={(chosen) => chosen !== null && onValueChange?.(chosen)}
      clearable={false}
      disabled={disabled}
      className={className}
    />
  );
}
