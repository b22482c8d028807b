import { useTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { quoteTexts } from '../quote.texts.ts';

/** The modal's shape while its lists load. */
export function QuoteSkeleton() {
  const t = useTexts(quoteTexts);
  return (
    <div role="status" aria-label={t('loading')} className="g:grid g:gap-6 g:lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="g:flex g:flex-col g:gap-4">
        <Skeleton className="g:h-44" />
        <Skeleton className="g:h-44" />
        <Skeleton className="g:h-24" />
      </div>
      <div className="g:flex g:flex-col g:gap-2">
        {['currency', 'fare', 'taxes', 'fee', 'iss', 'markup'].map((part) => (
          <Skeleton key={part} className="g:h-control" />
        ))}
      </div>
    </div>
  );
}
