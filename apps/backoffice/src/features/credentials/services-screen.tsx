import { routeAddress } from '@guiche/domain/access';
import { agenciesMessages } from '@guiche/domain/messages/agencies';
import { ErrorState } from '@guiche/ui/feedback/error-state';
import { Skeleton } from '@guiche/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { clientInState } from '../../shared/clients/client-in-state.ts';
import { isMissing } from '../../shared/editor/refusals.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { BackTo } from './back-to.tsx';
import { clientQuery } from './credential-calls.ts';
import { CredentialsBoard } from './credentials-board.tsx';

/** The services of a client, which comes with the way here, or is asked for by the name in the address. @see A-055, S-012, S-125, S-328 */
export function Component() {
  const { cliente = '' } = useParams();
  return <ServicesOf key={cliente} cliente={cliente} />;
}

function ServicesOf({ cliente }: { cliente: string }) {
  const t = useText();
  const notify = useNotify(agenciesMessages);
  const brought = clientInState(useLocation().state, cliente);
  const asked = useQuery({ ...clientQuery(cliente), enabled: brought === undefined });
  const client = brought ?? asked.data;
  const title = client ? t('credentials.servicesOf', { client: client.name }) : t('credentials.services');
  useDocumentTitle(title);
  return (
    <>
      <BackTo href={routeAddress('/config/clientes', { cliente })} words={t('integrations.back')} title={title} />
      <div className="g:max-w-6xl">
        {client ? (
          <CredentialsBoard client={client} />
        ) : asked.isError ? (
          <div className="g:rounded-md g:border g:border-line g:bg-surface-1">
            <ErrorState
              title={notify.words(asked.error, 'erro_buscar_instancia')}
              onRetry={isFinal(asked.error) || isMissing(asked.error) ? undefined : () => void asked.refetch()}
              pending={asked.isFetching}
            />
          </div>
        ) : (
          <div role="status" aria-busy="true" aria-label={t('settings.loading')}>
            <Skeleton className="g:h-32" />
          </div>
        )}
      </div>
    </>
  );
}
