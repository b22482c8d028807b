import type { StatusCotacaoViagem } from '../enums/index.ts';
import { moneyIsEditable } from '../quotes/quote-button.ts';

/** Whether locked values can be enabled for a quote (`alterar_valores`): while it waits for its issue, never in history. @see Q-019 */
export function valuesMayBeEnabled(status: StatusCotacaoViagem, history: boolean): boolean {
  return status === 'EMISSAO_PENDENTE' && !history;
}

/**
 * Whether the money of a quote may be edited: while it is not locked or after it was enabled; never in history.
 * @see
 */
export function moneyMayBeEdited(status: StatusCotacaoViagem, history: boolean, valuesEnabled: boolean): boolean {
  if (history) return false;
  return moneyIsEditable(status) || (valuesEnabled && valuesMayBeEnabled(status, history));
}
