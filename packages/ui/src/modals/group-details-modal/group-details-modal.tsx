import type { AirQuote, AirQuoteGroup, FareFamily } from '@guiche/domain/entities';
import { commonMessages } from '@guiche/domain/messages/common';
import { sortAirResults } from '@guiche/domain/results';
import { type ReactNode, useId, useRef } from 'react';
import { Banner } from '../../feedback/banner/index.ts';
import { ErrorState } from '../../feedback/error-state/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { filled } from '../../internal/filled-list.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { groupDetailsModalTexts } from './group-details-modal.texts.ts';
import { GroupFlights } from './group-flights.tsx';
import { GroupQuote } from './group-quote.tsx';

export interface GroupDetailsModalProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it. */
  onOpenChange: (open: boolean) => void;
  /** Route, dates and travellers in one line, under the title. */
  context?: ReactNode;
  /** The quotes of the offer, in any order: they are shown the cheapest first. Undefined while it is not known. */
  group: AirQuoteGroup | undefined;
  /** The id of the quote that is chosen, of this offer or of another; `null` for none. */
  chosenId: string | null;
  /** Called with the quote whose button is pressed. The caller closes the window. */
  onChoose: (quote: AirQuote) => void;
  /** The fare families of the airline: their descriptions take the place of those of the quotes. @see S-063 */
  families?: readonly FareFamily[] | undefined;
  /** The offer, or the descriptions of its fare families, are on their way. */
  loading?: boolean;
  /** Why they did not come; what is known of the offer stays in sight. */
  error?: ReactNode;
  /** Asks for them again; without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** The address of the airlines' logos, as an `AirlineLogo` takes it. */
  logoPattern?: string | undefined;
  /** Whether the reservation of a quote is past; the caller has the clock. Without it none is marked. */
  isExpired?: ((quote: AirQuote) => boolean) | undefined;
  /** Nothing can be chosen at present. */
  disabled?: boolean;
}

const NO_FAMILIES: readonly FareFamily[] = [];

/**
 * The quotes of one offer of flights side by side: the flights that they have in common above, and of each quote its fare family, cabin and
 * baggage, all amounts and who sells it.
 *
 * Use: behind "Detalhes" of an `AirResult`.
 * Not for: quotes of different flights, which a `QuoteComparison` shows.
 * Keyboard: Tab: goes from quote to quote; Enter, Space: choose; Escape: closes.
 * Focus: on the button of the chosen quote, else of the first. It returns to what opened the window.
 * Screen reader: an article for each quote, named by its fare family; each button that chooses says which quote at which price, and whether
 * it is chosen.
 * @see S-047, S-057, S-058
 * @keywords detalhes da oferta, grupo de cotações, família tarifária, bagagem, fare family
 */
export function GroupDetailsModal(props: GroupDetailsModalProps) {
  const { open, onOpenChange, context, group, chosenId, onChoose, families = NO_FAMILIES } = props;
  const { loading = false, error, onRetry, logoPattern, isExpired, disabled = false } = props;
  const t = useTexts(groupDetailsModalTexts);
  const message = useMessage(commonMessages);
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  const quotes = group && filled(sortAirResults(group.cotacoes, 'MENOR_PRECO'));
  const focused = quotes?.find(({ id }) => id === chosenId) ?? quotes?.[0];
  const retry = onRetry && (
    <Button size="sm" pending={loading} onClick={onRetry}>
      {t('retry')}
    </Button>
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="xl"
      title={t('title')}
      context={context}
      initialFocus={first}
      footer={<Button onClick={() => onOpenChange(false)}>{message('fechar')}</Button>}
    >
      {quotes ? (
        <div className="g:@container g:grid g:gap-4">
          {error && (
            <Banner tone="warning" title={error}>
              {retry}
            </Banner>
          )}
          <section className="g:grid g:gap-2">
            <h3 className="g:font-semibold">{t('flights')}</h3>
            <GroupFlights segments={quotes[0].segmentos} logoPattern={logoPattern} />
          </section>
          <section aria-labelledby={id} aria-busy={loading || undefined} className="g:grid g:gap-2">
            <h3 id={id} className="g:font-semibold">
              {t('fares', { count: quotes.length })}
            </h3>
            <ul className="g:grid g:grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),24rem))] g:gap-3">
              {quotes.map((quote) => (
                <li key={quote.id} className="g:grid g:min-w-0">
                  <GroupQuote
                    quote={quote}
                    families={families}
                    loading={loading}
                    chosen={quote.id === chosenId}
                    expired={isExpired?.(quote) ?? false}
                    disabled={disabled}
                    onChoose={onChoose}
                    buttonRef={quote === focused ? first : undefined}
                  />
                </li>
              ))}
            </ul>
          </section>
        </div>
      ) : loading ? (
        <div role="status" aria-label={t('loading')} className="g:grid g:gap-3">
          <Skeleton className="g:h-20 g:w-full" />
          <div className="g:grid g:gap-3 g:sm:grid-cols-3">
            <Skeleton className="g:h-72 g:w-full" />
            <Skeleton className="g:h-72 g:w-full" />
            <Skeleton className="g:h-72 g:w-full" />
          </div>
        </div>
      ) : (
        <ErrorState title={error ?? message('erro_ao_carregar_informacoes')} onRetry={onRetry} />
      )}
    </Dialog>
  );
}
