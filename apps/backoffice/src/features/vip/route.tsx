import { listVipTravellers } from '@guiche/contract/clients';
import { agenciesMessages } from '@guiche/domain/messages/agencies';
import { VipDirectory } from '@guiche/ui/clients/vip-directory';
import { useQuery } from '@tanstack/react-query';
import { useAddressValues } from '../../shared/address/use-address-values.ts';
import { api } from '../../shared/api.ts';
import { clientsQuery } from '../../shared/clients/clients-query.ts';
import { isFinal } from '../../shared/failures/is-final.ts';
import { useNotify } from '../../shared/failures/use-notify.ts';
import { useText } from '../../shared/i18n/language-provider.tsx';
import { useUser } from '../../shared/session/session-context.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useVipMarks } from './use-vip-marks.ts';
import { VIP_QUERY } from './vip-address.ts';
import { vipQuery } from './vip-calls.ts';

/** The VIP and premium travellers of the client that the address names. @see */
export function Component() {
  const t = useText();
  const notify = useNotify(agenciesMessages);
  const { visualizarUsuariosVipPremium: mayView } = useUser();
  const { shown, values, change, type } = useAddressValues(VIP_QUERY);
  const clients = useQuery({ ...clientsQuery, enabled: mayView });
  // There is nothing to choose among one.
  const [only] = clients.data?.length === 1 ? clients.data : [];
  const client = clients.data?.find(({ instancia }) => instancia === values.cliente) ?? only ?? null;
  const instance = client?.instancia ?? '';
  const travellers = useQuery({ ...vipQuery(instance), enabled: instance !== '' });
  const marks = useVipMarks(instance);
  useDocumentTitle(t('settings.vip'));
  const failed = [clients, travellers].find(({ isError, data }) => isError && !data);
  return (
    <>
      <h1 className="g:mb-2 g:font-semibold g:text-xl">{t('settings.vip')}</h1>
      <div className="g:max-w-5xl">
        <VipDirectory
          hidden={!mayView}
          clients={clients.data}
          client={client}
          onClientChange={(chosen) => change({ cliente: chosen?.instancia ?? '', termo: '' })}
          travellers={travellers.data}
          term={shown.termo}
          onTermChange={(termo) => type('termo', termo)}
          onSearch={(termo, signal) => api.call(listVipTravellers, { query: { instance, termo }, signal })}
          onMarksChange={marks.setMarks}
          notAdded={marks.notAdded}
          onAddAgain={marks.addAgain}
          onRemove={(traveller) => void marks.remove(traveller)}
          error={failed && notify.words(failed.error, failed === clients ? 'erro_buscar_instancia' : undefined)}
          onRetry={failed && !isFinal(failed.error) ? () => void failed.refetch() : undefined}
          pending={failed?.isFetching ?? false}
        />
      </div>
    </>
  );
}
