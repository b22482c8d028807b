import { listConsolidators, listIntermediaries, listSuppliers } from '@guiche/contract/lookups';
import { suggestRate } from '@guiche/contract/quotes';
import { isOwnAgency } from '@guiche/domain/access';
import type { Currency, PaymentType, User } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID, type TipoServico } from '@guiche/domain/enums';
import { BRL } from '@guiche/domain/pricing';
import { offeredIntermediaries } from '@guiche/domain/quotes';
import type { QuoteOptions } from '@guiche/ui/quote/quote-modal';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { listEntities } from '../lookup-entities.ts';

const HOUR_MS = 3_600_000;

/**
 * The lists that the modal of a kind of service offers for a client company. Fetched when first needed, then cached for an hour.
 * @see
 */
export function quoteOptionsQuery(user: User, idEmpresa: number, kind: TipoServico) {
  const idAgencia = user.agency.id;
  return queryOptions({
    queryKey: ['quote-options', kind, idAgencia, idEmpresa],
    staleTime: HOUR_MS,
    queryFn: async ({ signal }): Promise<QuoteOptions> => {
      const [consolidators, suppliers, intermediaries, paymentTypes, currencies] = await Promise.all([
        api.call(listConsolidators, { params: { idAgencia, tipoServico: TIPO_SERVICO_ID[kind], idEmpresa }, signal }),
        api.call(listSuppliers, { params: { idAgencia }, signal }),
        api.call(listIntermediaries, { signal }),
        listEntities<PaymentType>(api, 'tiposPagamentoAgencia', signal),
        listEntities<Currency>(api, 'moedaEntity', signal),
      ]);
      return {
        consolidators,
        suppliers,
        intermediaries: offeredIntermediaries(kind, intermediaries, isOwnAgency(user)),
        paymentTypes,
        currencies,
      };
    },
  });
}

/** The rate of a currency in reais, as the server suggests it. @see Q-131 */
export async function suggestedRate(currency: Currency): Promise<number> {
  return (await api.call(suggestRate, { params: { baseId: BRL.id, id: currency.id } })).cotacao;
}
