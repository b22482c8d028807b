import type { Traveller } from '@guiche/domain/entities';
import { searchMessages } from '@guiche/domain/messages/search';
import { formatDate } from '@guiche/masks/date';
import { InlineError } from '@guiche/ui/feedback/inline-error';
import { Skeleton } from '@guiche/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { travellersQuery } from './searched-trip.ts';

/** Who travels, with what a booking needs of each. @see S-340, S-098 */
export function ReviewedTravellers({ travellers }: { travellers: readonly Traveller[] }) {
  const t = useText();
  const id = useId();
  const notify = useNotify(searchMessages);
  const records = useQuery(travellersQuery(travellers.map((one) => one.id)));
  const recordOf = (of: string) => records.data?.find((record) => record.id === of);
  const known = (value: string | null | undefined) => value || t('search.unknown');
  return (
    <section aria-labelledby={id} className="g:rounded-md g:border g:border-line g:bg-surface-1 g:p-3">
      <h2 id={id} className="g:mb-1 g:font-semibold">
        {t('search.travellers')}
      </h2>
      {records.isError && <InlineError>{notify.words(records.error, 'erro_buscar_viajantes')}</InlineError>}
      <ul className="g:grid g:gap-1">
        {travellers.map(({ id: of, nomeCompleto }) => {
          const record = recordOf(of);
          return (
            <li key={of} className="g:flex g:flex-wrap g:items-baseline g:gap-x-4 g:gap-y-1 g:text-sm">
              <span className="g:min-w-0 g:font-medium g:wrap-anywhere">{nomeCompleto}</span>
              {records.isPending && <Skeleton className="g:h-4 g:w-40" />}
              {records.data && (
                <>
                  <span className="g:text-ink-2">
                    {t('search.birth')}: {known(record?.dataNascimento && formatDate(record.dataNascimento))}
                  </span>
                  <span className="g:min-w-0 g:text-ink-2 g:wrap-anywhere">
                    {t('search.email')}: {known(record?.email)}
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
