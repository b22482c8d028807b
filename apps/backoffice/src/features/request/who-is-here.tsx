import type { Presence } from '@guiche/contract/events';
import type { Quote } from '@guiche/domain/entities';
import { quoteName } from '@guiche/domain/quotes';
import { RequestPresence, type RequestPresenceProps } from '@guiche/ui/request/request-presence';
import type { ReactNode } from 'react';

interface WhoIsHereProps extends Pick<RequestPresenceProps, 'keepsRoom'> {
  others: readonly Presence[];
  /** The quotes of the request, by which those that the others have open are named. */
  quotes: readonly Quote[];
}

/** Who else has the request open, and which of its quotes. @see B-043 */
export function WhoIsHere({ others, quotes, ...presence }: WhoIsHereProps) {
  const people = others.map(({ usuario, cotacoes }) => {
    const quote = quotes.find(({ id }) => cotacoes.includes(id));
    return { ...usuario, quote: quote ? quoteName(quote) : null };
  });
  return <RequestPresence people={people} {...presence} />;
}

/** What stands at the head of a quote's window: of which service it is, and who else has the same quote open. */
export function contextWithPresence(context: string, others: readonly Presence[], quote: Quote | null): ReactNode {
  if (quote === null) return context;
  return (
    <div className="g:flex g:flex-wrap g:items-center g:gap-x-4">
      <span>{context}</span>
      <WhoIsHere others={others.filter(({ cotacoes }) => cotacoes.includes(quote.id))} quotes={[quote]} keepsRoom={false} />
    </div>
  );
}
