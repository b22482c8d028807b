import type { FieldChange, LoggedValue } from '@guiche/domain/entities';
import { fieldWording, loggedText } from '@guiche/domain/logs';
import { airMessages } from '@guiche/domain/messages/air';
import { balancesMessages } from '@guiche/domain/messages/balances';
import { busMessages } from '@guiche/domain/messages/bus';
import { carMessages } from '@guiche/domain/messages/car';
import { fieldsMessages } from '@guiche/domain/messages/fields';
import { finesMessages } from '@guiche/domain/messages/fines';
import { hotelMessages } from '@guiche/domain/messages/hotel';
import { logsMessages } from '@guiche/domain/messages/logs';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { requestsMessages } from '@guiche/domain/messages/requests';
import { statusesMessages } from '@guiche/domain/messages/statuses';
import { useMessage, useMessageLookup, useTexts } from '../../i18n/index.ts';
import { logWindowTexts } from './log-window.texts.ts';

/** The topics that name the options of all quotes and requests. */
const OPTIONS = [
  airMessages,
  balancesMessages,
  busMessages,
  carMessages,
  finesMessages,
  hotelMessages,
  quotesMessages,
  requestsMessages,
  statusesMessages,
] as const;

/** The words of the changes in a log: one of them for all entries. */
export type LogWords = ReturnType<typeof useLogWords>;

/** The words of the changes in a log. */
export function useLogWords() {
  const t = useTexts(logWindowTexts);
  const message = useMessage(fieldsMessages);
  // So that the topics are loaded in the language that is spoken.
  useMessage(...OPTIONS, logsMessages);
  const lookUp = useMessageLookup();
  /** A field by its label. */
  const field = (change: Pick<FieldChange, 'campo' | 'rotulo'>) => {
    const name = fieldWording(change);
    return 'key' in name ? message(name.key) : name.text;
  };
  return {
    field,
    /** Where in the itinerary a change is; `''` for a field of the whole quote. */
    place: ({ trecho, voo }: FieldChange) => {
      if (trecho === undefined) return '';
      return voo === undefined ? t('segment', { segment: trecho }) : t('flight', { segment: trecho, flight: voo });
    },
    /** A value in words; undefined for an empty one. */
    value: (value: LoggedValue | null) => {
      const said = value && loggedText(value);
      if (!said) return undefined;
      return 'key' in said ? (lookUp(said.key) ?? said.key) : said.text;
    },
  };
}
