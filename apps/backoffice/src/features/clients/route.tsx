import { routeAddress } from '@guiche/domain/access';
import type { ClientDetails } from '@guiche/domain/entities';
import { agenciesMessages } from '@guiche/domain/messages/agencies';
import { ClientList } from '@guiche/ui/clients/client-list';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { hrefTo } from '../../shared/address/href.ts';
import { useAddressValues } from '../../shared/address/use-address-values.ts';
import { stateWith } from '../../shared/clients/client-in-state.ts';
import { clientsQuery } from '../../shared/clients/clients-query.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { linkPressed } from '../../shared/leaving/link-pressed.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { ClientTraits } from './client-traits.tsx';
import { CLIENTS_QUERY } from './clients-address.ts';

/** The clients of the agency, and what can be opened for each. @see, S-012 */
export function Component() {
  const t = useText();
  const notify = useNotify(agenciesMessages);
  const { shown, values, change, type } = useAddressValues(CLIENTS_QUERY);
  const navigate = useNavigate();
  const clients = useQuery(clientsQuery);
  const [looked, setLooked] = useState<string>();
  const client = clients.data?.find(({ instancia }) => instancia === looked);
  useDocumentTitle(t('settings.clients'));

  /** The way to the services of a client takes the client along. @see A-055, S-012 */
  function takeAlong(client: ClientDetails, press: MouseEvent) {
    if (linkPressed(press.nativeEvent) === undefined) return;
    press.preventDefault();
    // The row would note its client in the address that is shown by then, that of the services.
    press.stopPropagation();
    change({ cliente: client.instancia });
    void navigate(routeAddress('/servicos/:cliente', { cliente: client.instancia }), { state: stateWith(client) });
  }

  return (
    <>
      <h1 className="g:mb-2 g:font-semibold g:text-xl">{t('settings.clients')}</h1>
      <div className="g:max-w-5xl">
        <ClientList
          clients={clients.data}
          term={shown.termo}
          onTermChange={(termo) => type('termo', termo)}
          chosen={values.cliente}
          onChoose={({ instancia }) => change({ cliente: instancia })}
          onOpenTraits={({ instancia }) => setLooked(instancia)}
          servicesHref={({ instancia }) => hrefTo(routeAddress('/servicos/:cliente', { cliente: instancia }))}
          onServices={takeAlong}
          credentialsHref={({ instancia }) => hrefTo(routeAddress('/clientes/credenciais', { cliente: instancia }))}
          integrationsHref={({ instancia }) => hrefTo(routeAddress('/integracoes', { cliente: instancia }))}
          error={clients.isError ? notify.words(clients.error, 'erro_buscar_instancia') : undefined}
          onRetry={isFinal(clients.error) ? undefined : () => void clients.refetch()}
          pending={clients.isFetching}
        />
      </div>
      {client && <ClientTraits client={client} onClose={() => setLooked(undefined)} />}
    </>
  );
}
