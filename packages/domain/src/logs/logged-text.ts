import { formatDate } from '@guiche/masks/date';
import { formatDateTime } from '@guiche/masks/date-time';
import { formatMoney } from '@guiche/masks/money';
import { formatNumber } from '@guiche/masks/number';
import { formatPercentage } from '@guiche/masks/percentage';
import { formatRate } from '@guiche/masks/rate';
import { brazilianClock } from '../dates/index.ts';
import type { LoggedValue } from '../entities/index.ts';
import { ENUMERATIONS, enumLabel } from '../enums/index.ts';
import type { MessageKey } from '../messages/index.ts';

/** A logged value as a log shows it: a text, or the key of one. */
export type LoggedText = { readonly text: string } | { readonly key: MessageKey };

function optionText({ lista, valor }: Extract<LoggedValue, { tipo: 'OPCAO' }>): LoggedText {
  const enumeration = ENUMERATIONS.find((known) => known === lista);
  const key = enumeration ? enumLabel(enumeration, valor) : null;
  return key ? { key } : { text: valor };
}

/**
 * A logged value in words: amounts with their currency, days as `21/11/2026`, moments in the time of Brasília with their year, options by
 * their label (`key`). An option without a label is shown as it is.
 * @see B-034
 */
export function loggedText(value: LoggedValue): LoggedText {
  switch (value.tipo) {
    case 'OPCAO':
      return optionText(value);
    case 'OCULTO':
      return { key: 'log_valor_oculto' };
    case 'SIM_NAO':
      return { key: value.valor ? 'log_valor_sim' : 'log_valor_nao' };
    case 'DINHEIRO':
      return { text: value.moeda ? formatMoney(value.valor, { currency: value.moeda }) : formatMoney(value.valor, { symbol: false }) };
    case 'CAMBIO':
      return { text: formatRate(value.valor) };
    case 'PERCENTUAL':
      return { text: formatPercentage(value.valor) };
    case 'NUMERO':
      return { text: formatNumber(value.valor, { fraction: Number.isInteger(value.valor) ? 0 : 2 }) };
    case 'DIA':
      return { text: formatDate(value.valor) };
    case 'HORARIO_LOCAL':
      return { text: formatDateTime(value.valor) };
    case 'INSTANTE':
      return { text: formatDateTime(brazilianClock(new Date(value.em))) };
    default:
      return { text: value.valor };
  }
}
