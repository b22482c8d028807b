import type { RemovedQuote } from '@guiche/domain/entities';
import { shownLogMoment } from '@guiche/domain/logs';
import { useId } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { requestLogTexts } from './request-log.texts.ts';

interface RemovedQuotesProps {
  quotes: readonly RemovedQuote[];
  onShow: ((quote: RemovedQuote) => void) | undefined;
}

/** The quotes that were removed, each with the way to its log: no card of theirs is left. */
export function RemovedQuotes({ quotes, onShow }: RemovedQuotesProps) {
  const t = useTexts(requestLogTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className="g:mt-4 g:border-line g:border-t g:pt-3">
      <h3 id={id} className="g:own g:font-semibold">
        {t('removed')}
      </h3>
      <ul className="g:own">
        {quotes.map((quote) => (
          <li key={quote.idCotacao} className="g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-1 g:py-1.5">
            <time dateTime={quote.data} className="g:text-ink-2 g:text-sm g:tabular">
              {shownLogMoment(quote.data)}
            </time>
            <span id={`${id}-${quote.idCotacao}`} className="g:wrap-anywhere g:min-w-0 g:font-medium">
              {quote.detalhes}
            </span>
            <span className="g:wrap-anywhere g:min-w-0 g:text-ink-2 g:text-sm">{t('removedBy', { name: quote.usuario })}</span>
            {onShow && (
              <Button
                size="sm"
                className="g:ms-auto g:print:hidden"
                aria-describedby={`${id}-${quote.idCotacao}`}
                onClick={() => onShow(quote)}
              >
                {t('showLog')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
