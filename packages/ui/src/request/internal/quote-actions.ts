import type { QuoteButton } from '@guiche/domain/quotes';

/** How the issue of a quote can be ended. */
interface EndAction {
  /** Cancelled, cancelled in part, changed, or called off before it was issued. */
  readonly what: 'cancel' | 'cancelPart' | 'change' | 'callOff';
  readonly onAct: () => void;
  /** The pointer or the focus came to the button: the moment to fetch what it opens. */
  readonly onIntent?: (() => void) | undefined;
}

/** Another service of the request, to which a new quote can be made of this one. */
interface DuplicateTarget {
  /** The id of the service. */
  readonly id: string;
  /** Who travels there. */
  readonly who: string;
  readonly onAct: () => void;
}

/** What can be done with a quote; each is offered only when it is given. */
export interface QuoteActions {
  /** Which word the main button carries. @see */
  button?: QuoteButton | undefined;
  /** The main button. */
  onOpen?: (() => void) | undefined;
  /** The pointer or the focus came to the main button: the moment to fetch what it opens. */
  onOpenIntent?: (() => void) | undefined;
  /** Ends its issue. @see */
  end?: EndAction | undefined;
  /** Called by the main button, which opens the quote. */
  onEdit?: (() => void) | undefined;
  /** Copies it as text for the client, in the language and form of the last time; also by Ctrl+C on its card. @see B-013 */
  onCopy?: (() => void) | undefined;
  /** Asks for language and form, and shows the text. @see B-013 */
  onCopyAs?: (() => void) | undefined;
  /** Makes a new quote of it. @see B-014 */
  onDuplicate?: (() => void) | undefined;
  /** Make a new quote of it for the travellers of another service. @see B-014 */
  duplicateTo?: readonly DuplicateTarget[] | undefined;
  /** Puts it in the place of the chosen quote of its service, after a question. @see Q-094 */
  onChoose?: (() => void) | undefined;
  /** Searches for its expired reservation again. @see Q-199 */
  onReSearch?: (() => void) | undefined;
  /** The reservation is being searched for. */
  searching?: boolean | undefined;
  /** It was confirmed, and the provider that issues it automatically was never asked. @see Q-108 */
  notBegun?: boolean | undefined;
  /** Shows its log. @see A-156 */
  onLog?: (() => void) | undefined;
  /** Removes it. @see Q-101 */
  onRemove?: (() => void) | undefined;
  /** The quote is being removed: nothing can be done with it. */
  removing?: boolean | undefined;
}
