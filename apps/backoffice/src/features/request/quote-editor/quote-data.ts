import { type LookupEntity, listConsolidators, listIntermediaries, listSuppliers } from '@guiche/contract/lookups';
import { suggestRate } from '@guiche/contract/quotes';
import { isOwnAgency } from '@guiche/domain/access';
import type { Currency, PaymentType, User } from '@guiche/domain/entities';
import { TIPO_SERVICO_ID, type TipoServico } from '@guiche/domain/enums';
import type { TopicKey } from '@guiche/domain/messages';
import type { commonMessages } from '@guiche/domain/messages/common';
import type { quotesMessages } from '@guiche/domain/messages/quotes';
import { BRL } from '@guiche/domain/pricing';
import { offeredIntermediaries } from '@guiche/domain/quotes';
import type { QuoteOptions } from '@guiche/ui/quote/quote-modal';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { listEntities } from '../../../shared/lookups/lookup-entities.ts';

const HOUR_MS = 3_600_000;

/** What is said of a list of the modal that could not be loaded: a text, or that of a lookup with its entity. */
type Told = { readonly key: TopicKey<typeof quotesMessages | typeof commonMessages> } | { readonly entity: LookupEntity };

/** A list of the modal that could not be loaded; `cause` is the failure of its call. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
  readonly told: Told;

  constructor(told: Told, cause: unknown) {
    super('a list of the modal could not be loaded', { cause });
    this.told = told;
  }
}

async function orTold<T>(asked: Promise<T>, told: Told): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw new OptionsError(told, error);
  }
}

/** @see Q-313 */
const CONSOLIDATORS_FAILED = {
  AEREO: 'erro_ao_buscar_consolidadoras_aereo',
  HOTEL: 'erro_ao_buscar_consolidadoras_hotel',
  CARRO: 'erro_ao_buscar_consolidadoras_carro',
  RODOVIARIO: 'erro_ao_buscar_consolidadoras_rodoviario',
  OUTROS: 'erro_ao_buscar_consolidadoras_outros',
} as const satisfies Record<TipoServico, TopicKey<typeof quotesMessages>>;

/**
 * The lists that the modal of a kind of service offers for a client company. Fetched when first needed, then cached for an hour. Fails with
 * an `OptionsError` that says which list is missing.
 * @see, S-167
 */
export function quoteOptionsQuery(user: User, idEmpresa: number, kind: TipoServico) {
  const idAgencia = user.agency.id;
  return queryOptions({
    queryKey: ['quote-options', kind, idAgencia, idEmpresa],
    staleTime: HOUR_MS,
    queryFn: async ({ signal }): Promise<QuoteOptions> => {
      const [consolidators, suppliers, intermediaries, paymentTypes, currencies] = await Promise.all([
        orTold(api.call(listConsolidators, { params: { idAgencia, tipoServico: TIPO_SERVICO_ID[kind], idEmpresa }, signal }), {
          key: CONSOLIDATORS_FAILED[kind],
        }),
        orTold(api.call(listSuppliers, { params: { idAgencia }, signal }), { key: 'erro_ao_buscar_fornecedores_da_agencia' }),
        orTold(api.call(listIntermediaries, { signal }), { key: 'erro_ao_carregar_informacoes' }),
        orTold(listEntities<PaymentType>(api, 'tiposPagamentoAgencia', signal), { entity: 'tiposPagamentoAgencia' }),
        orTold(listEntities<Currency>(api, 'moedaEntity', signal), { entity: 'moedaEntity' }),
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
