import type { AirQuote, Traveller } from '@guiche/domain/entities';
import type { DemoRequest } from './demo-requests.ts';

/** What a balance must have in common with the chosen flight of a request. */
export interface ChosenFlight {
  readonly agenciaId: number;
  readonly empresaId: number;
  /** Who travels first. */
  readonly traveller: Traveller;
  /** The airline of the first flight. */
  readonly cia: string;
  readonly moedaId: number | null | undefined;
}

/** The chosen flight of a request; undefined when it has none. */
export function chosenFlight({ solicitacao, servicos, cotacoes }: DemoRequest): ChosenFlight | undefined {
  const service = servicos.find(({ tipoServico }) => tipoServico === 'AEREO');
  const chosen = cotacoes.find(({ id }) => id === service?.idCotacaoEscolhida);
  // The rows hold what the contract's schema accepted.
  const { segmentos = [] } = (chosen?.dados ?? {}) as Partial<Pick<AirQuote, 'segmentos'>>;
  const [traveller] = (service?.dados['viajantes'] ?? []) as readonly Traveller[];
  const cia = segmentos[0]?.voos[0]?.cia;
  const { agenciaId, empresaId } = solicitacao;
  return traveller && cia ? { agenciaId, empresaId, traveller, cia, moedaId: chosen?.moedaId } : undefined;
}
