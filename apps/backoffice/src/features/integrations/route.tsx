import { routeAddress } from '@guiche/domain/access';
import { agenciesMessages } from '@guiche/domain/messages/agencies';
import { ErrorState } from '@guiche/ui/feedback/error-state';
import { Button } from '@guiche/ui/primitives/button';
import { Skeleton } from '@guiche/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router';
import { hrefTo } from '../../shared/address/href.ts';
import { isMissing } from '../../shared/editor/refusals.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { clientQuery, integrationsQuery } from './integration-calls.ts';
import { IntegrationsEditor } from './integrations-editor.tsx';

/** The integrations of the client that the address names. @see A-059 */
export function Component() {
  const [query] = useSearchParams();
  const cliente = query.get('cliente') ?? '';
  // Of no client: one is chosen from the list.
  if (cliente === '') return <Navigate to={routeAddress('/config/clientes')} replace />;
  return <ClientIntegrations key={cliente} cliente={cliente} />;
}

/** @see */
function ClientIntegrations({ cliente }: { cliente: string }) {
  const t = useText();
  const notify = useNotify(agenciesMessages);
  const client = useQuery(clientQuery(cliente));
  const integrations = useQuery(integrationsQuery(cliente));
  const title = client.data ? t('integrations.titleOf', { client: client.data.name }) : t('integrations.title');
  useDocumentTitle(title);
  const failed = client.isError ? client : integrations.isError && !integrations.data ? integrations : undefined;
  const canRetry = failed && !isFinal(failed.error) && !isMissing(failed.error);
  return (
    <>
      <div className="g:mb-2 g:flex g:flex-wrap g:items-center g:gap-x-3 g:gap-y-1">
        <Button asChild tone="quiet" size="sm" className="g:-ms-2">
          <a href={hrefTo(routeAddress('/config/clientes', { cliente }))}>
            <ArrowLeft aria-hidden="true" />
            {t('integrations.back')}
          </a>
        </Button>
        <h1 className="g:wrap-anywhere g:min-w-0 g:font-semibold g:text-xl">{title}</h1>
      </div>
      <div className="g:max-w-5xl g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">
        {failed ? (
          <ErrorState
            title={notify.words(failed.error, client.isError ? 'erro_buscar_instancia' : 'erro_buscar_integracoes')}
            onRetry={canRetry ? () => void failed.refetch() : undefined}
            pending={failed.isFetching}
          />
        ) : integrations.data ? (
          <IntegrationsEditor stored={integrations.data} />
        ) : (
          <div role="status" aria-busy="true" aria-label={t('settings.loading')} className="g:grid g:gap-3">
            {['a', 'b', 'c'].map((key) => (
              <Skeleton key={key} className="g:h-32" />
            ))}
          </div>
        )}
      </div>
    </>
  );
}
