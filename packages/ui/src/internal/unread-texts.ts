import { createContext } from 'react';

/** What was typed in fields and is no value yet, by the name of the field. */
export type TextsOfFields = Readonly<Record<string, string>>;

/** How a form keeps such texts beside its values. @see B-064 */
export interface UnreadTexts {
  /** The texts that a field shows when it appears. */
  readonly initial: TextsOfFields;
  /** Another number after the form has taken stored values: what was typed over them goes. */
  readonly round: number;
  /** Called by a field when its unread text is another one. */
  readonly onChanged: () => void;
}

const ALONE: UnreadTexts = { initial: {}, round: 0, onChanged: () => undefined };

/** Of the form around the fields; a field without such a form keeps its text to itself. */
export const UnreadTextsContext = createContext<UnreadTexts>(ALONE);
