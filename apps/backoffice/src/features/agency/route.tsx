import { agenciesMessages } from '@guiche/domain/messages/agencies';
import { ErrorState } from '@guiche/ui/feedback/error-state';
import { Skeleton } from '@guiche/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { agencyQuery } from './agency-calls.ts';
import { AgencyEditor } from './agency-editor.tsx';

/** The registration of the own agency. @see */
export function Component() {
  const t = useText();
  const notify = useNotify(agenciesMessages);
  const agency = useQuery(agencyQuery(useUser().agency.id));
  useDocumentTitle(t('settings.agency'));
  return (
    <>
      <h1 className="g:mb-2 g:font-semibold g:text-xl">{t('settings.agency')}</h1>
      <div className="g:max-w-5xl g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">
        {agency.data ? (
          <AgencyEditor stored={agency.data} />
        ) : agency.isError ? (
          <ErrorState
            title={notify.words(agency.error, 'erro_buscar_agencia')}
            onRetry={isFinal(agency.error) ? undefined : () => void agency.refetch()}
            pending={agency.isFetching}
          />
        ) : (
          <div role="status" aria-busy="true" aria-label={t('settings.loading')} className="g:grid g:gap-3 g:sm:grid-cols-2">
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} className="g:h-control" />
            ))}
          </div>
        )}
      </div>
    </>
  );
}
