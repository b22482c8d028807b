import { routeAddress } from '@guiche/domain/access';
import { agenciesMessages } from '@guiche/domain/messages/agencies';
import { Banner } from '@guiche/ui/feedback/banner';
import { SelectInput } from '@guiche/ui/inputs/select-input';
import { useQuery } from '@tanstack/react-query';
import { useAddressValues } from '../../shared/address/use-address-values.ts';
import { clientsQuery } from '../../shared/clients/clients-query.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { BackTo } from './back-to.tsx';
import { CREDENTIALS_QUERY } from './credentials-address.ts';
import { CredentialsBoard } from './credentials-board.tsx';

/** The credentials that hold for a client, or for all of them. @see A-053, S-125 */
export function Component() {
  const t = useText();
  const notify = useNotify(agenciesMessages);
  const { values, change } = useAddressValues(CREDENTIALS_QUERY);
  const clients = useQuery(clientsQuery);
  const client = clients.data?.find(({ instancia }) => instancia === values.cliente);
  const title = client ? t('credentials.titleOf', { client: client.name }) : t('credentials.title');
  useDocumentTitle(title);
  return (
    <>
      <BackTo href={routeAddress('/config/clientes', { cliente: values.cliente })} words={t('integrations.back')} title={title} />
      <div className="g:grid g:max-w-6xl g:gap-4">
        <SelectInput
          label={t('credentials.client')}
          placeholder={t('credentials.everyClient')}
          options={(clients.data ?? []).map(({ instancia, name }) => ({ value: instancia, label: name }))}
          value={values.cliente || null}
          onValueChange={(cliente) => change({ cliente: cliente ?? '' })}
          className="g:max-w-md"
        />
        {clients.isError && !clients.data && <Banner tone="danger" title={notify.words(clients.error, 'erro_buscar_instancia')} />}
        <CredentialsBoard key={client?.instancia ?? ''} client={client} ofClientAlone />
      </div>
    </>
  );
}
