import type { Quote, Service, TravelRequest } from '@guiche/domain/entities';
import type { ReactNode } from 'react';

export interface PendingListProps {
  /** The requests, which are shown by the deadline that counts for each; undefined while they load. @see A-113 */
  items: readonly TravelRequest[] | undefined;
  /** The moment against which the deadlines are measured. */
  now: Date;
  /** Returns the address that an item opens; undefined when the user may not open it. */
  hrefOf: (item: TravelRequest) => string | undefined;
  /** Called to open a quote beside the list. @see A-111 */
  onOpenQuote: (item: TravelRequest, service: Service, quote: Quote) => void;
  /** The id of the quote that is open beside the list. */
  openQuoteId?: Quote['id'] | null | undefined;
  /** Called to open the chat of an item; without it the unread messages are only counted. @see A-112 */
  onOpenChat?: ((item: TravelRequest) => void) | undefined;
  /** Why the items could not be loaded. */
  error?: ReactNode;
  /** Called by the button that loads the list again. */
  onRetry?: (() => void) | undefined;
}
