import type { Quote } from '@guiche/domain/entities';
import { quoteOffer } from '@guiche/domain/quotes';
import { formatMoney } from '@guiche/masks/money';
import { Check, ChevronRight, TrendingDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { MoneyText } from '../../data/money-text/index.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { dropSecondPress } from '../../internal/drop-second-press.ts';
import { supplierOf } from '../../internal/supplier-of.ts';
import { Button } from '../../primitives/button/index.ts';
import { resultFrameTexts } from './result-frame.texts.ts';

interface ResultFrameProps<Each extends Quote> {
  slot: string;
  /** The quotes of the offer, the cheapest first: at least one. */
  quotes: readonly [Each, ...Each[]];
  title: ReactNode;
  /** Beside the title, quieter. */
  subtitle?: ReactNode;
  /** Facts behind the supplier: `ResultFact`s. */
  facts?: ReactNode;
  /** Below the total: what it is for. */
  priceNote?: ReactNode;
  chosenId: string | null;
  onChoose: (quote: Each) => void;
  cheapest: boolean;
  onDetails: (() => void) | undefined;
  onCompare: ((quote: Each) => void) | undefined;
  disabled: boolean;
  /** What a quote offers, as the buttons that choose it are named: the price is said behind it. */
  nameOf: (quote: Each) => string;
  /** In what a quote differs from the others of the offer: `LIGHT · sem bagagem`. */
  differenceOf: (quote: Each) => string;
  /** What is marked on a quote among the others, such as that it is past. */
  markOf?: (quote: Each) => ReactNode;
  children: ReactNode;
}

const currencyOf = (quote: Quote) => quote.moeda?.codigo ?? 'BRL';

/** What every result shows whatever it is for: the price, the button that chooses, and the other quotes of the offer. */
export function ResultFrame<Each extends Quote>(props: ResultFrameProps<Each>) {
  const { slot, quotes, title, subtitle, facts, priceNote, chosenId, cheapest, onDetails, onCompare, nameOf, children } = props;
  const t = useTexts(resultFrameTexts);
  const id = useId();
  const [first, ...others] = quotes;
  // A coach company that sells its own seats is not named twice.
  const supplier = supplierOf(first) === quoteOffer(first) ? '' : supplierOf(first);
  const isChosen = quotes.some((quote) => quote.id === chosenId);
  // All results of a list get the wider column at once: it grows to the left, and the button that chooses stays where it was.
  const compares = onCompare !== undefined && chosenId !== null;
  return (
    <article
      data-slot={slot}
      aria-labelledby={`${id}-title`}
      className={`g:@container g:min-w-0 g:rounded-md g:border g:bg-surface-1 ${isChosen ? 'g:border-accent' : 'g:border-line'}`}
    >
      <div className={`g:grid ${compares ? 'g:@2xl:grid-cols-[minmax(0,1fr)_20.5rem]' : 'g:@2xl:grid-cols-[minmax(0,1fr)_14.5rem]'}`}>
        <div className="g:flex g:min-w-0 g:flex-col g:gap-1.5 g:px-pad g:py-2.5">
          <header className="g:flex g:flex-wrap g:items-center g:gap-x-2 g:gap-y-1">
            <h3
              id={`${id}-title`}
              className="g:flex g:min-w-0 g:flex-wrap g:items-center g:gap-x-2 g:gap-y-1 g:font-semibold g:wrap-anywhere"
            >
              <span className="g:sr-only">{t('result')} </span>
              {title}
            </h3>
            {subtitle && (
              <div className="g:flex g:min-w-0 g:flex-wrap g:items-center g:gap-x-2 g:text-ink-2 g:text-sm g:wrap-anywhere">{subtitle}</div>
            )}
            {cheapest && (
              <Badge tone="success" className="g:ms-auto">
                <TrendingDown aria-hidden="true" />
                {t('cheapest')}
              </Badge>
            )}
          </header>
          {children}
          {(supplier !== '' || facts) && (
            <dl className="g:mt-auto g:flex g:min-w-0 g:flex-wrap g:gap-x-4 g:gap-y-1 g:text-sm">
              {supplier !== '' && <ResultFact name={t('supplier')}>{supplier}</ResultFact>}
              {facts}
            </dl>
          )}
        </div>
        <div className="g:flex g:flex-wrap g:items-end g:justify-between g:gap-x-3 g:gap-y-2 g:border-line g:border-t g:px-pad g:py-2.5 g:@2xl:flex-col g:@2xl:items-stretch g:@2xl:border-t-0 g:@2xl:border-s">
          <dl className="g:@2xl:text-end">
            <dt className="g:sr-only">{t('total')}</dt>
            <dd className="g:font-semibold g:text-xl">
              <MoneyText value={first.total} currency={currencyOf(first)} />
            </dd>
            {priceNote && <dd className="g:text-ink-2 g:text-sm g:tabular">{priceNote}</dd>}
          </dl>
          <div className="g:ms-auto g:flex g:flex-wrap g:justify-end g:gap-2">
            {onDetails && (
              <Button tone="quiet" aria-label={t('detailsOf', { offer: nameOf(first) })} onClick={onDetails}>
                {t('details')}
              </Button>
            )}
            {compares && !isChosen && (
              <Button tone="quiet" aria-label={t('compareOf', { offer: nameOf(first) })} onClick={() => onCompare(first)}>
                {t('compare')}
              </Button>
            )}
            <ChooseButton {...props} quote={first} />
          </div>
        </div>
      </div>
      {others.length > 0 && <OtherOptions {...props} others={others} />}
    </article>
  );
}

type Choosing<Each extends Quote> = Pick<ResultFrameProps<Each>, 'chosenId' | 'onChoose' | 'disabled' | 'nameOf'>;

interface ChooseButtonProps<Each extends Quote> extends Choosing<Each> {
  quote: Each;
  size?: 'sm' | 'md';
  /** By whom it is sold, where that alone may tell it from another. */
  supplier?: string;
}

/** Its words say whether the quote is chosen, and its name which quote that is: a page has many of these buttons. */
function ChooseButton<Each extends Quote>({
  quote,
  chosenId,
  onChoose,
  disabled,
  nameOf,
  size = 'md',
  supplier = '',
}: ChooseButtonProps<Each>) {
  const t = useTexts(resultFrameTexts);
  const isChosen = quote.id === chosenId;
  const word = t(isChosen ? 'chosen' : 'choose');
  const offer = [nameOf(quote), supplier, formatMoney(quote.total, { currency: currencyOf(quote) })].filter(Boolean).join(', ');
  return (
    <Button
      size={size}
      tone={isChosen ? 'primary' : 'secondary'}
      // Not `disabled`: the button that was pressed would lose the focus while its choice is saved.
      aria-disabled={disabled || undefined}
      aria-label={`${word}: ${offer}`}
      onClick={disabled ? undefined : () => onChoose(quote)}
      // It would take back what the first press of a double one has chosen.
      onClickCapture={dropSecondPress}
      className="g:min-w-26"
    >
      {isChosen && <Check aria-hidden="true" />}
      {word}
    </Button>
  );
}

interface OtherOptionsProps<Each extends Quote> extends Choosing<Each>, Pick<ResultFrameProps<Each>, 'differenceOf' | 'markOf'> {
  /** The cheapest first. */
  others: readonly Each[];
}

/** The other quotes of the offer, folded until they are asked for; open while one of them is chosen. */
function OtherOptions<Each extends Quote>({ others, differenceOf, markOf, ...choosing }: OtherOptionsProps<Each>) {
  const t = useTexts(resultFrameTexts);
  const id = useId();
  const holdsChosen = others.some((quote) => quote.id === choosing.chosenId);
  const [open, setOpen] = useState<boolean | null>(null);
  const isOpen = open ?? holdsChosen;
  const [cheapest] = others;
  if (!cheapest) return null;
  return (
    <div data-part="others" className="g:border-line g:border-t g:border-dashed">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="g:group g:flex g:min-h-8 g:w-full g:items-center g:gap-1 g:rounded-md g:px-pad g:text-start g:text-accent-text g:text-sm g:hover:underline g:focus-visible:-outline-offset-2"
      >
        <ChevronRight
          aria-hidden="true"
          className="g:size-3.5 g:shrink-0 g:transition-transform g:duration-140 g:group-aria-expanded:rotate-90"
        />
        {t('more', { count: others.length, price: formatMoney(cheapest.total, { currency: currencyOf(cheapest) }) })}
      </button>
      {isOpen && (
        <ul id={id} className="g:grid g:gap-1 g:px-pad g:pb-2">
          {others.map((quote) => (
            <li
              key={quote.id}
              className="g:flex g:flex-wrap g:items-center g:gap-x-4 g:gap-y-1 g:border-line g:border-t g:pt-1 g:first:pt-0"
            >
              <span className="g:flex g:min-w-0 g:flex-1 g:basis-44 g:flex-wrap g:items-center g:gap-x-3 g:text-sm g:wrap-anywhere">
                {differenceOf(quote)}
                <span className="g:text-ink-2">{supplierOf(quote)}</span>
                {markOf?.(quote)}
              </span>
              <span className="g:ms-auto g:flex g:items-center g:gap-3">
                <MoneyText value={quote.total} currency={currencyOf(quote)} className="g:font-semibold" />
                <ChooseButton {...choosing} quote={quote} size="sm" supplier={supplierOf(quote)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ResultFactProps {
  name: string;
  /** The fact says by itself what it is about: its name is for screen readers only. */
  nameHidden?: boolean;
  children: ReactNode;
}

/** One fact with its name. */
export function ResultFact({ name, nameHidden = false, children }: ResultFactProps) {
  return (
    <div className="g:flex g:min-w-0 g:items-baseline g:gap-1.5">
      <dt className={nameHidden ? 'g:sr-only' : 'g:text-ink-3'}>{name}</dt>
      <dd className="g:min-w-0 g:break-words">{children}</dd>
    </div>
  );
}
