import { findExternalSuppliers } from '@guiche/contract/lookups';
import type { ExternalSupplier, Service } from '@guiche/domain/entities';
import { commonMessages } from '@guiche/domain/messages/common';
import { api } from '../../../shared/api.ts';
import { unlessGivenUp } from '../../../shared/failures/unless-given-up.ts';
import { useNotify } from '../../../shared/failures/use-notify.ts';

/** The city in which a service is rendered, where it has one. */
function cityOf(service: Service): string | undefined {
  if (service.tipoServico === 'HOTEL') return service.cidade;
  return service.tipoServico === 'CARRO' ? service.cidadeRetirada : undefined;
}

/**
 * Finds external suppliers of a service's kind: those of its city, or of any when none of them matches. A search that fails is told in a
 * toast, too.
 * @see S-167, S-175, S-380
 */
export function useExternalSuppliers(service: Service) {
  const notify = useNotify(commonMessages);
  const city = cityOf(service);
  async function searched(term: string, signal: AbortSignal): Promise<readonly ExternalSupplier[]> {
    const find = (filtroCidade?: string) =>
      api.call(findExternalSuppliers, { params: { term }, query: { tipoFornecedor: service.tipoServico, filtroCidade }, signal });
    const near = city === undefined ? [] : await find(city);
    return near.length > 0 ? near : find();
  }
  return (term: string, signal: AbortSignal) =>
    unlessGivenUp(searched(term, signal), signal, () => notify.say('ERROR', 'erro_buscar_dados_lookup', { entity: 'fornecedorExterno' }));
}
