import type { Quote } from '@guiche/domain/entities';
import { busMessages } from '@guiche/domain/messages/bus';
import { isCancelledQuote, quoteOffer } from '@guiche/domain/quotes';
import { type ComparedQuote, compareQuotes } from '@guiche/domain/quotes/comparison';
import { formatMoney } from '@guiche/masks/money';
import { formatNumber } from '@guiche/masks/number';
import { CheckCheck, Clock, TrendingDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MoneyText } from '../../data/money-text/index.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { offerTitle } from '../other-quote-card/offer-title.ts';
import { rowDiffers, useComparisonRows } from './comparison-rows.ts';
import { quoteComparisonTexts } from './quote-comparison.texts.ts';

export interface QuoteComparisonProps {
  /** Whether the window is shown. */
  open: boolean;
  /** Called with `false` for Escape and for the buttons that close it. */
  onOpenChange: (open: boolean) => void;
  /** The quotes of one service, 2 to 10, in the order of its panel. */
  quotes: readonly Quote[];
  /** What the service is: route, dates and travellers. */
  context?: ReactNode;
  /** The id of the quote that the client chose. */
  chosen?: string | null;
  /** Called with the quote whose button is pressed, to be chosen in the place of the one that is; without it nothing can be chosen here. */
  onChoose?: ((quote: Quote) => void) | undefined;
  /** Nothing can be chosen at present. */
  disabled?: boolean;
}

const CELL = 'g:border-line g:px-3 g:py-1.5 g:text-start g:align-top';
/** Below every row but the last: a rule for what is in a last row would make the browser restyle whatever becomes the last anywhere. */
const LINE = 'g:border-b';
/** The names of the rows stay in sight; on a phone they are narrower, so that two quotes stand beside them. */
const NAME = `${CELL} g:sticky g:start-0 g:z-10 g:w-36 g:min-w-28 g:max-sm:w-28 g:border-e g:bg-surface-2 g:font-medium g:text-ink-2 g:text-sm`;

/**
 * The quotes of one service side by side, a column each. Rows that differ are marked with a sign and in bold; the cheapest and the fastest
 * quote say so. One press hides the rows in which all are equal.
 *
 * Use: for 2 to 10 quotes of one service, before one is recommended.
 * Not for: quotes of different services, which are not offered for each other.
 * Keyboard: Tab: goes to the switch, then to the table; Left, Right: scroll the table sideways; Enter: chooses, on a button of the
 * table; Space: hides the equal rows; Escape: closes.
 * Focus: on the switch; it returns to what opened the window.
 * Screen reader: a table; each value is read with its row and its quote, and a row that differs says so.
 * @see B-010, B-011
 * @keywords comparar, cotações, lado a lado, diferenças, compare
 */
export function QuoteComparison({ open, onOpenChange, quotes, context, chosen = null, onChoose, disabled = false }: QuoteComparisonProps) {
  const t = useTexts(quoteComparisonTexts);
  const [hidesEqual, setHidesEqual] = useState(false);
  const { quotes: compared, cheapest, fastest } = compareQuotes(quotes);
  const rows = useComparisonRows(quotes, compared);
  const shown = hidesEqual ? rows.filter(rowDiffers) : rows;
  const totalLine = shown.length > 0 ? LINE : '';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="xl"
      title={t('title')}
      context={context}
      footer={<Button onClick={() => onOpenChange(false)}>{t('close')}</Button>}
    >
      <div className="g:grid g:gap-3">
        <div className="g:flex g:flex-wrap g:items-center g:justify-between g:gap-x-4">
          <CheckboxField label={t('hideEqual')} value={hidesEqual} onValueChange={setHidesEqual} />
          <p className="g:text-ink-2 g:text-sm">{t('count', { count: quotes.length })}</p>
        </div>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
          tabIndex={0}
          aria-label={t('table')}
          data-slot="quote-comparison"
          className="g:overflow-x-auto g:rounded-md g:border g:border-line"
        >
          <table className="g:w-full g:border-separate g:[border-spacing:0]">
            <caption className="g:sr-only">{t('table')}</caption>
            <thead className="g:own">
              <tr className="g:own">
                <td className={`${NAME} ${LINE}`} />
                {quotes.map((quote, index) => (
                  <th key={quote.id} scope="col" className={`${CELL} ${LINE} g:min-w-40 g:bg-surface-2 g:max-sm:min-w-36`}>
                    <span className="g:block g:font-normal g:text-ink-2 g:text-xs">{t('option', { number: index + 1 })}</span>
                    <span className="g:flex g:flex-wrap g:items-center g:gap-x-2 g:gap-y-1">
                      <QuoteTitle quote={quote} />
                      {quote.id === chosen && (
                        <Badge tone="accent">
                          <CheckCheck aria-hidden="true" />
                          {t('chosen')}
                        </Badge>
                      )}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="g:own">
              <tr className="g:own">
                <th scope="row" className={`${NAME} ${totalLine}`}>
                  {t('total')}
                </th>
                {quotes.map((quote, index) => (
                  <td key={quote.id} className={`${CELL} ${totalLine}`}>
                    <Price
                      quote={quote}
                      compared={compared[index]}
                      cheapest={cheapest.includes(quote.id)}
                      fastest={fastest.includes(quote.id)}
                    />
                    {onChoose && quote.id !== chosen && (
                      <Button
                        size="sm"
                        aria-disabled={disabled || undefined}
                        aria-label={t('chooseOf', { number: index + 1 })}
                        onClick={disabled ? undefined : () => onChoose(quote)}
                        className="g:mt-1"
                      >
                        {t('choose')}
                      </Button>
                    )}
                  </td>
                ))}
              </tr>
              {shown.map((row, place) => {
                const line = place < shown.length - 1 ? LINE : '';
                return (
                  <tr key={row.id} data-differs={rowDiffers(row) || undefined} className="g:own">
                    <th scope="row" className={`${NAME} ${line}`}>
                      {row.name}
                      {rowDiffers(row) && (
                        <span title={t('differs')} className="g:ms-1.5 g:font-semibold g:text-accent-text">
                          <span className="g:own" aria-hidden="true">
                            ≠
                          </span>
                          <span className="g:sr-only"> {t('differs')}</span>
                        </span>
                      )}
                    </th>
                    {row.cells.map((cell, index) => (
                      <td
                        key={index}
                        className={`${CELL} ${line} g:wrap-anywhere g:whitespace-pre-line g:tabular ${rowDiffers(row) ? 'g:font-medium' : 'g:text-ink-2'}`}
                      >
                        {cell || '–'}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
        <p role="status" className={hidesEqual && shown.length === 0 ? 'g:text-ink-2 g:text-sm' : 'g:sr-only'}>
          {hidesEqual && shown.length === 0 && t('allEqual')}
        </p>
      </div>
    </Dialog>
  );
}

/** What a quote offers, as its card is named. */
function QuoteTitle({ quote }: { quote: Quote }) {
  const message = useMessage(busMessages);
  const offer = 'segmentos' in quote ? quoteOffer(quote) : offerTitle(quote, message);
  return <span className="g:wrap-anywhere g:font-semibold">{offer}</span>;
}

interface PriceProps {
  quote: Quote;
  compared: ComparedQuote | undefined;
  cheapest: boolean;
  fastest: boolean;
}

/** The total in the quote's currency, how far it is above the cheapest, and what the quote is the best in. */
function Price({ quote, compared, cheapest, fastest }: PriceProps) {
  const t = useTexts(quoteComparisonTexts);
  const { above = null, abovePercent = null } = compared ?? {};
  return (
    <div className="g:grid g:justify-items-start g:gap-1">
      <span className="g:font-semibold g:text-lg g:tabular">
        {quote.total > 0 ? <MoneyText value={quote.total} currency={quote.moeda?.codigo ?? 'BRL'} /> : t('withoutPrice')}
      </span>
      {quote.total > 0 && isCancelledQuote(quote) && <span className="g:text-ink-2 g:text-sm">{t('cancelled')}</span>}
      {above !== null && above > 0 && (
        <span title={t('above')} className="g:text-ink-2 g:text-sm g:tabular">
          {t('abovePercent', { amount: formatMoney(above), percent: formatNumber(abovePercent, { fraction: 1 }) })}
          <span className="g:sr-only"> {t('above')}</span>
        </span>
      )}
      {cheapest && (
        <Badge tone="success">
          <TrendingDown aria-hidden="true" />
          {t('cheapest')}
        </Badge>
      )}
      {fastest && (
        <Badge tone="info">
          <Clock aria-hidden="true" />
          {t('fastest')}
        </Badge>
      )}
    </div>
  );
}
