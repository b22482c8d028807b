import type { Quote } from '@guiche/domain/entities';

/** The quotes of one offer, of any kind. */
interface ResultGroup {
  id: string;
  cotacoes: Quote[];
}

/** What the results of every kind take. */
export interface ResultProps<Group extends ResultGroup> {
  /** The quotes of one offer, in any order: the cheapest is shown, the others are listed below it. */
  group: Group;
  /** The id of the quote that is chosen, of this offer or of another; `null` for none. */
  chosenId: string | null;
  /** Called with the quote whose button is pressed; also with the chosen one, so that the caller may take the choice back. */
  onChoose: (quote: Group['cotacoes'][number]) => void;
  /** No other offer of the search costs less. */
  cheapest?: boolean;
  /** Opens what else is known of the offer; without it there is no such button. */
  onDetails?: ((group: Group) => void) | undefined;
  /**
   * Compares the quote that is shown with the one that is chosen, which is of another offer; without it, and while nothing else is chosen, there
   * is no such button.
   */
  onCompare?: ((quote: Group['cotacoes'][number]) => void) | undefined;
  /** The year whose days are shown without it, such as the present one; null shows the year of every day. Without it no year is shown. */
  year?: string | null | undefined;
  /** Nothing can be chosen at present. */
  disabled?: boolean;
}
