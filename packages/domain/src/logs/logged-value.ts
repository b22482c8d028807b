import type { LoggedValue } from '../entities/index.ts';
import type { Enumeration } from '../enums/index.ts';
import { withoutCardNumbers } from './without-card-numbers.ts';

/** Makes the logged value of a field's value; null for an empty one. `moeda` is the code of the quote's currency. */
export type Logged<Value> = (value: Value, moeda: string | null) => LoggedValue | null;

type Nullable<Value> = Value | null | undefined;

/** Texts are no longer than the wire allows. */
const LONGEST = 4000;

/** Makes the logged value of what is filled in. */
function filled<Value>(make: (value: Value, moeda: string | null) => LoggedValue): Logged<Nullable<Value>> {
  return (value, moeda) => (value === null || value === undefined || value === '' ? null : make(value, moeda));
}

/** Makes the logged value of a text; blanks alone are an empty one. */
const textOf =
  (shownOf: (value: string) => string): Logged<Nullable<string>> =>
  (value) => {
    const shown = shownOf(value ?? '').trim();
    if (shown === '') return null;
    return { tipo: 'TEXTO', valor: shown.length > LONGEST ? `${shown.slice(0, LONGEST - 1)}…` : shown };
  };
export const text = textOf((value) => value);
/** A text that people write freely: without the card numbers that somebody typed into it. */
export const freeText = textOf(withoutCardNumbers);
export const number: Logged<Nullable<number>> = filled((valor) => ({ tipo: 'NUMERO', valor }));
export const money: Logged<Nullable<number>> = filled((valor, moeda) => ({ tipo: 'DINHEIRO', valor, moeda }));
export const rate: Logged<Nullable<number>> = filled((valor) => ({ tipo: 'CAMBIO', valor }));
export const percentage: Logged<Nullable<number>> = filled((valor) => ({ tipo: 'PERCENTUAL', valor }));
export const day: Logged<Nullable<string>> = filled((valor) => ({ tipo: 'DIA', valor }));
export const time: Logged<Nullable<string>> = filled((valor) => ({ tipo: 'HORA', valor }));
export const localTime: Logged<Nullable<string>> = filled((valor) => ({ tipo: 'HORARIO_LOCAL', valor }));
export const instant: Logged<Nullable<string>> = filled((em) => ({ tipo: 'INSTANTE', em }));
/** No is what a quote starts with, so it is a value of its own. */
export const yesOrNo: Logged<Nullable<boolean>> = filled((valor) => ({ tipo: 'SIM_NAO', valor }));
/** That there is a value may be known, not which. */
export const hidden: Logged<Nullable<string>> = filled(() => ({ tipo: 'OCULTO' }));
/** A value of an enumeration. */
export const option = (lista: Enumeration): Logged<Nullable<string>> => filled((valor) => ({ tipo: 'OPCAO', lista, valor }));
