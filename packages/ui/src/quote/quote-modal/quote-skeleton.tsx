import { useTexts } from '../../i18n/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { quoteTexts } from '../quote.texts.ts';

/** The modal's shape while its lists load. */
export function QuoteSkeleton() {
  const t = useTexts(quoteTexts);
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
        <Skeleton className="h-24" />
      </div>
      <div className="flex flex-col gap-2">
        {['currency', 'fare', 'taxes', 'fee', 'iss', 'markup'].map((part) => (
          <Skeleton key={part} className="h-control" />
        ))}
      </div>
    </div>
  );
}
