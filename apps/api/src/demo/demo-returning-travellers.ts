import type { Traveller } from '@guiche/domain/entities';
import type { saldoCliente } from '../db/schema/cliente.ts';
import { searchText } from '../search-text.ts';
import { type ChosenFlight, chosenFlight } from './demo-chosen-flight.ts';
import type { DemoRequest } from './demo-requests.ts';

type Owner = Pick<typeof saldoCliente.$inferInsert, 'viajanteId'>;

/** The flights at issue that are alone in their request, and whose first traveller has no balance yet. */
export function flightsWithoutBalance(made: readonly DemoRequest[], balances: readonly Owner[]): ChosenFlight[] {
  const owners = new Set(balances.map(({ viajanteId }) => viajanteId));
  return made
    .filter(({ solicitacao, servicos }) => solicitacao.status === 'EMISSAO' && servicos.length === 1)
    .flatMap((one) => chosenFlight(one) ?? [])
    .filter(({ traveller }) => !owners.has(traveller.id));
}

/** A request in which somebody else of the same client travels first. */
function withFirstTraveller(traveller: Traveller, { solicitacao, servicos, cotacoes }: DemoRequest): DemoRequest {
  const [first, ...others] = solicitacao.colaboradores;
  const { id, nomeCompleto: nome, email } = traveller;
  const asksForOneself = solicitacao.solicitante.id === first?.['id'];
  return {
    solicitacao: {
      ...solicitacao,
      colaboradores: [{ ...traveller }, ...others],
      solicitante: asksForOneself ? { id, nome, email } : solicitacao.solicitante,
      busca: solicitacao.busca.replace(searchText(String(first?.['nomeCompleto'])), searchText(nome)),
    },
    servicos: servicos.map((service) => {
      const [, ...rest] = (service.dados['viajantes'] ?? []) as readonly Traveller[];
      return { ...service, dados: { ...service.dados, viajantes: [traveller, ...rest] } };
    }),
    cotacoes,
  };
}

/**
 * Trips whose issues end, given to the first travellers of flights at issue where client, airline and currency are the same: what such a flight
 * leaves pays for the one at issue. Nothing is left to chance, so that the other rows do not change.
 */
export function withReturningTravellers(ending: readonly DemoRequest[], atIssue: readonly ChosenFlight[]): DemoRequest[] {
  return ending.map((one) => {
    const ended = chosenFlight(one);
    const next = atIssue.find(
      ({ agenciaId, empresaId, cia, moedaId }) =>
        ended?.agenciaId === agenciaId && ended.empresaId === empresaId && ended.cia === cia && ended.moedaId === moedaId,
    );
    return next ? withFirstTraveller(next.traveller, one) : one;
  });
}
