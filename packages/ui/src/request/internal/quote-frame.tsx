import type { Quote } from '@guiche/domain/entities';
import { consolidatorName, statusCotacaoLabel } from '@guiche/domain/quotes';
import { CheckCheck, ChevronRight, Hourglass } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { QuoteActionButtons } from './quote-action-buttons.tsx';
import type { QuoteActions } from './quote-actions.ts';
import { QuoteBreakdown } from './quote-breakdown.tsx';
import { quoteFrameTexts } from './quote-frame.texts.ts';
import { QuotePrice } from './quote-price.tsx';

export interface QuoteFrameProps extends QuoteActions {
  quote: Quote;
  /** The client chose this one. */
  chosen: boolean;
  /** How far the total is above the lowest of the service, in BRL: 0 for the lowest, null when there is nothing to compare. */
  aboveLowest?: number | null | undefined;
  title: ReactNode;
  /** Beside the title, quieter. */
  subtitle?: ReactNode;
  /** Facts after consolidator and payment: `QuoteFact`s. */
  facts?: ReactNode;
  children?: ReactNode;
}

/** What every quote shows whatever it is for: status, price, supply and what can be done. Its layout follows its own width. */
export function QuoteFrame(props: QuoteFrameProps) {
  const { quote, chosen, aboveLowest = null, title, subtitle, facts, children, ...actions } = props;
  const { removing = false } = actions;
  const t = useTexts(quoteFrameTexts);
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <article
      data-slot="quote-card"
      aria-labelledby={id}
      aria-busy={removing || undefined}
      className={`@container rounded-md border bg-surface-1 ${chosen ? 'border-accent' : 'border-line'}`}
    >
      <div className="grid @xl:grid-cols-[minmax(0,1fr)_13.75rem]">
        <div className="flex min-w-0 flex-col gap-1.5 px-pad py-2.5">
          <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 id={id} className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
              <span className="sr-only">{t('quote')} </span>
              {title}
            </h3>
            {subtitle && <div className="wrap-anywhere flex min-w-0 flex-wrap gap-x-2 text-ink-2 text-sm">{subtitle}</div>}
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
          <div className="mt-auto flex items-end gap-x-4 gap-y-1.5 @max-lg:flex-col">
            <dl className="flex w-full min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1 text-sm">
              {quote.agenciaServico && (
                <QuoteFact name={t('consolidator')}>{consolidatorName(quote.agenciaServico.consolidadora)}</QuoteFact>
              )}
              {quote.tipoPagamento && <QuoteFact name={t('payment')}>{quote.tipoPagamento.descricao}</QuoteFact>}
              {facts}
            </dl>
            <button
              type="button"
              aria-expanded={unfolded}
              aria-controls={`${id}-parts`}
              aria-describedby={id}
              onClick={() => setUnfolded(!unfolded)}
              className="group inline-flex shrink-0 items-center gap-1 rounded-md text-ink-2 text-sm hover:text-ink"
            >
              <ChevronRight aria-hidden="true" className="size-3.5 transition-transform duration-140 group-aria-expanded:rotate-90" />
              {t('breakdown')}
            </button>
          </div>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2 border-line border-t px-pad py-2.5 @xl:flex-col @xl:items-stretch @xl:border-t-0 @xl:border-l">
          <QuotePrice quote={quote} aboveLowest={aboveLowest} />
          <QuoteActionButtons {...actions} describedBy={id} />
          <p role="status" className={removing ? 'w-full text-right text-ink-2 text-sm' : 'sr-only'}>
            {removing && t('removing')}
          </p>
        </div>
      </div>
      <div id={`${id}-parts`} hidden={!unfolded} className="border-line border-t border-dashed px-pad py-2.5">
        <QuoteBreakdown quote={quote} />
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
