import type { Quote } from '@guiche/domain/entities';
import { issueIsConfirmed } from '@guiche/domain/issuing';
import { consolidatorName, statusCotacaoLabel } from '@guiche/domain/quotes';
import { Check, CheckCheck, ChevronRight, CircleHelp, History, Hourglass, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { Badge } from '../../feedback/badge/index.ts';
import { useTexts } from '../../i18n/index.ts';
import { onCopyKeys } from '../../internal/copy-shortcut.ts';
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
  /** What to look at in this quote: a `TripWarnings`. */
  warnings?: ReactNode;
  children?: ReactNode;
}

/** What every quote shows whatever it is for: status, price, supply and what can be done. Its layout follows its own width. */
export function QuoteFrame(props: QuoteFrameProps) {
  const {
    quote,
    chosen,
    aboveLowest = null,
    title,
    subtitle,
    facts,
    warnings,
    children,
    onLog,
    onReSearch: _onReSearch,
    searching: _searching,
    notBegun = false,
    ...actions
  } = props;
  const { removing = false } = actions;
  // Its status stays that of an issue to come until the issues are concluded: the actions are those of one that was confirmed.
  const confirmed = issueIsConfirmed(quote) && !notBegun && !quote.emissaoEmVerificacao;
  const t = useTexts(quoteFrameTexts);
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <article
      data-slot="quote-card"
      onKeyDown={onCopyKeys(actions.onCopy)}
      aria-labelledby={id}
      aria-busy={removing || undefined}
      className={`g:@container g:rounded-md g:border g:bg-surface-1 ${chosen ? 'g:border-accent' : 'g:border-line'}`}
    >
      <div className="g:grid g:@xl:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="g:flex g:min-w-0 g:flex-col g:gap-1.5 g:px-pad g:py-2.5">
          <header className="g:flex g:flex-wrap g:items-center g:gap-x-2 g:gap-y-1">
            <h3 id={id} className="g:flex g:min-w-0 g:flex-wrap g:items-center g:gap-x-2 g:gap-y-1 g:font-semibold g:wrap-anywhere">
              <span className="g:sr-only">{t('quote')} </span>
              {title}
            </h3>
            {subtitle && <div className="g:wrap-anywhere g:flex g:min-w-0 g:flex-wrap g:gap-x-2 g:text-ink-2 g:text-sm">{subtitle}</div>}
            <div className="g:ms-auto g:flex g:flex-wrap g:items-center g:gap-1.5">
              {chosen && (
                <Badge tone="accent">
                  <CheckCheck aria-hidden="true" />
                  {t('chosen')}
                </Badge>
              )}
              {quote.emissaoEmVerificacao && (
                <Badge tone="warning">
                  <CircleHelp aria-hidden="true" />
                  {t('inDoubt')}
                </Badge>
              )}
              {confirmed && (
                <Badge tone="info">
                  <Check aria-hidden="true" />
                  {t('confirmed')}
                </Badge>
              )}
              {notBegun && (
                <Badge tone="warning">
                  <CircleHelp aria-hidden="true" />
                  {t('notBegun')}
                </Badge>
              )}
              {quote.valorAlteradoEmissao && (
                <Badge tone="warning">
                  <TriangleAlert aria-hidden="true" />
                  {t('valueChanged')}
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
          {warnings}
          <div className="g:mt-auto g:flex g:items-end g:gap-x-4 g:gap-y-1.5 g:@max-lg:flex-col">
            <dl className="g:flex g:w-full g:min-w-0 g:flex-1 g:flex-wrap g:gap-x-4 g:gap-y-1 g:text-sm">
              {quote.agenciaServico && (
                <QuoteFact name={t('consolidator')}>{consolidatorName(quote.agenciaServico.consolidadora)}</QuoteFact>
              )}
              {quote.tipoPagamento && <QuoteFact name={t('payment')}>{quote.tipoPagamento.descricao}</QuoteFact>}
              {facts}
            </dl>
            {onLog && (
              <button
                type="button"
                disabled={removing}
                aria-describedby={id}
                onClick={onLog}
                className="g:inline-flex g:shrink-0 g:items-center g:gap-1 g:rounded-md g:text-ink-2 g:text-sm g:hover:text-ink"
              >
                <History aria-hidden="true" className="g:size-3.5" />
                {t('log')}
              </button>
            )}
            <button
              type="button"
              aria-expanded={unfolded}
              aria-controls={`${id}-parts`}
              aria-describedby={id}
              onClick={() => setUnfolded(!unfolded)}
              className="g:group g:inline-flex g:shrink-0 g:items-center g:gap-1 g:rounded-md g:text-ink-2 g:text-sm g:hover:text-ink"
            >
              <ChevronRight
                aria-hidden="true"
                className="g:size-3.5 g:transition-transform g:duration-140 g:group-aria-expanded:rotate-90"
              />
              {t('breakdown')}
            </button>
          </div>
        </div>
        <div className="g:flex g:flex-wrap g:items-end g:justify-between g:gap-x-3 g:gap-y-2 g:border-line g:border-t g:px-pad g:py-2.5 g:@xl:flex-col g:@xl:items-stretch g:@xl:border-t-0 g:@xl:border-s">
          <QuotePrice quote={quote} aboveLowest={aboveLowest} />
          <QuoteActionButtons {...actions} describedBy={id} />
          <p role="status" className={removing ? 'g:w-full g:text-end g:text-ink-2 g:text-sm' : 'g:sr-only'}>
            {removing && t('removing')}
          </p>
        </div>
      </div>
      <div id={`${id}-parts`} hidden={!unfolded} className="g:border-line g:border-t g:border-dashed g:px-pad g:py-2.5">
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
    <div className="g:flex g:min-w-0 g:items-baseline g:gap-1.5">
      <dt className={nameHidden ? 'g:sr-only' : 'g:text-ink-3'}>{name}</dt>
      <dd className="g:min-w-0 g:break-words">{children}</dd>
    </div>
  );
}
