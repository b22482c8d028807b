import type { Quote } from '@guiche/domain/entities';
import { quoteForClient } from '@guiche/domain/quotes';
import type { Session } from '../session/data/sessions.ts';
import { isOfClient } from '../users/is-of-client.ts';

/** Quotes as the user of a session may have them: the people of a client company learn nothing of what the agency earns. @see S-001 */
export function quotesSeenBy<Each extends Quote>(session: Session, quotes: readonly Each[]): Each[] {
  return isOfClient(session) ? quotes.map((quote) => quoteForClient(quote)) : [...quotes];
}
