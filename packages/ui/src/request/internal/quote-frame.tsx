import type { Quote } from '@guiche/domain/entities';
import { quotesMessages } from '@guiche/domain/messages/quotes';
import { inNationalCurrency, isNationalCurrency } from '@guiche/domain/pricing';
import { consolidatorName, type QuoteButton, statusCotacaoLabel } from '@guiche/domain/quotes';
import { formatMoney } from '@guiche/masks/money';
import { formatRate } from '@guiche/masks/rate';
import { CheckCheck, ChevronRight, Hourglass, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { quoteFrameTexts } from './quote-frame.texts.ts';

/** What can be done with a quote; each is offered only when it is given. */
export interface QuoteActions {
  /** Which word the main button carries. @see */
  button?: QuoteButton | undefined;
  /** The main button. */
  onOpen?: (() => void) | undefined;
  /** The pointer or the focus came to the main button: the moment to fetch what it opens. */
  onOpenIntent?: (() => void) | undefined;
  onEdit?: (() => void) | undefined;
  /** Asks to remove it; the caller confirms. @see Q-101 */
  onRemove?: (() => void) | undefined;
  /** The quote is being removed: nothing can be done with it. */
  removing?: boolean | undefined;
}

export interface QuoteFrameProps extends QuoteActions {
  quote: Quote;
  /** The client chose this one. */
  chosen: boolean;
  title: ReactNode;
  /** Beside the title, quieter. */
  subtitle?: ReactNode;
  /** Facts after consolidator and payment: `QuoteFact`s. */
  facts?: ReactNode;
  children?: ReactNode;
}

/** What every quote shows whatever it is for: status, price, supply and what can be done. */
export function QuoteFrame(props: QuoteFrameProps) {
  const { quote, chosen, title, subtitle, facts, children, button, onOpen, onOpenIntent, onEdit, onRemove, removing = false } = props;
  const t = useTexts(quoteFrameTexts);
  const message = useMessage(quotesMessages);
  const id = useId();
  const acts = (button !== undefined && onOpen) || onEdit || onRemove;
  return (
    <article
      data-slot="quote-card"
      aria-labelledby={id}
      aria-busy={removing || undefined}
      className={`grid rounded-md border bg-surface-1 sm:grid-cols-[minmax(0,1fr)_13.5rem] ${chosen ? 'border-accent' : 'border-line'}`}
    >
      <div className="flex min-w-0 flex-col gap-2 p-pad">
        <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 id={id} className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
            <span className="sr-only">{t('quote')} </span>
            {title}
          </h3>
          {subtitle && <p className="wrap-anywhere min-w-0 text-ink-2 text-sm">{subtitle}</p>}
          <div className="ml-auto flex flex-wrap items-center gap-1.5">
            {chosen && (
              <Badge tone="accent">
                <CheckCheck aria-hidden="true" />
                {t('chosen')}
              </Badge>
            )}
            {quote.aguardandoFornecedor && (
              <Badge tone="warning">
                <Hourglass aria-hidden="true" />
                {t('waiting')}
              </Badge>
            )}
            <StatusBadge label={statusCotacaoLabel(quote.statusCotacao)} />
          </div>
        </header>
        {children}
        <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {quote.agenciaServico && <QuoteFact name={t('consolidator')}>{consolidatorName(quote.agenciaServico.consolidadora)}</QuoteFact>}
          {quote.tipoPagamento && <QuoteFact name={t('payment')}>{quote.tipoPagamento.descricao}</QuoteFact>}
          {facts}
        </dl>
      </div>
      <div className="flex flex-col gap-3 border-line p-pad max-sm:border-t sm:border-l">
        <QuotePrice quote={quote} />
        {acts && (
          <div className="mt-auto flex flex-wrap justify-end gap-1">
            {onRemove && (
              <Button
                tone="quiet"
                size="icon"
                title={t('remove')}
                aria-label={t('remove')}
                aria-describedby={id}
                pending={removing}
                onClick={onRemove}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            )}
            {onEdit && (
              <Button
                tone="quiet"
                size="icon"
                title={t('edit')}
                aria-label={t('edit')}
                aria-describedby={id}
                disabled={removing}
                onClick={onEdit}
              >
                <Pencil aria-hidden="true" />
              </Button>
            )}
            {button !== undefined && onOpen && (
              <Button aria-describedby={id} disabled={removing} onClick={onOpen} onPointerEnter={onOpenIntent} onFocus={onOpenIntent}>
                {message(button)}
              </Button>
            )}
          </div>
        )}
        <p role="status" className={removing ? 'text-right text-ink-2 text-sm' : 'sr-only'}>
          {removing && t('removing')}
        </p>
      </div>
    </article>
  );
}

export interface QuoteFactProps {
  name: string;
  /** The fact says by itself what it is about: its name is for screen readers only. */
  nameHidden?: boolean;
  children: ReactNode;
}

/** One fact with its name. */
export function QuoteFact({ name, nameHidden = false, children }: QuoteFactProps) {
  return (
    <div className="flex min-w-0 items-baseline gap-1.5">
      <dt className={nameHidden ? 'sr-only' : 'text-ink-3'}>{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

const PARTS = [
  ['tarifa', 'fare'],
  ['markup', 'markup'],
  ['taxas', 'taxes'],
  ['taxaExtra', 'extraFee'],
  ['fee', 'fee'],
  ['duRav', 'duRav'],
  ['iss', 'iss'],
] as const;

/** What the client pays, in the quote's currency and in BRL, and what it is made of. @see */
function QuotePrice({ quote }: { quote: Quote }) {
  const t = useTexts(quoteFrameTexts);
  const currency = quote.moeda?.codigo ?? 'BRL';
  const national = isNationalCurrency(quote.moeda) ? null : inNationalCurrency(quote.total, quote.cotacaoMoeda);
  return (
    <div>
      <dl className="text-right">
        <dt className="text-ink-2 text-sm">{t('total')}</dt>
        <dd className="font-semibold text-xl">{formatMoney(quote.total, { currency })}</dd>
        {national !== null && (
          <>
            <dt className="sr-only">{t('inReais')}</dt>
            <dd className="text-ink-2">{formatMoney(national)}</dd>
          </>
        )}
      </dl>
      <details className="group mt-1">
        <summary className="ml-auto flex w-fit list-none items-center gap-1 rounded-md text-ink-2 text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden="true" className="size-3.5 transition-transform duration-140 group-open:rotate-90" />
          {t('breakdown')}
        </summary>
        <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-3 text-sm">
          {PARTS.map(
            ([field, name]) =>
              quote[field] !== null && (
                <div key={field} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-ink-2">{t(name)}</dt>
                  <dd className="text-right">{formatMoney(quote[field], { currency, symbol: false })}</dd>
                </div>
              ),
          )}
          {national !== null && (
            <div className="col-span-2 grid grid-cols-subgrid border-line border-t border-dashed">
              <dt className="text-ink-2">{t('rate')}</dt>
              <dd className="text-right">{formatRate(quote.cotacaoMoeda)}</dd>
            </div>
          )}
        </dl>
      </details>
    </div>
  );
}
