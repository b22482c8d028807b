import type { Service } from '../entities/index.ts';
import { roundCents, sumDecimals } from '../pricing/decimal.ts';
import { type ComparableQuote, comparableTotal } from '../quotes/comparable-total.ts';

/** The route of a service: `GRU → REC`, `GRU → LIS → MAD`, a city, or the description. A round trip shows its way out only. */
export function serviceRoute(service: Service): string {
  switch (service.tipoServico) {
    case 'AEREO': {
      const legs = service.tipo === 'IDA_VOLTA' ? service.segmentos.slice(0, 1) : service.segmentos;
      const places = legs.flatMap(({ origem, destino }) => [origem, destino]);
      return places.filter((place, index) => place !== places[index - 1]).join(' → ');
    }
    case 'HOTEL':
      return service.cidade;
    case 'CARRO':
      return service.cidadeRetirada === service.cidadeDevolucao
        ? service.cidadeRetirada
        : `${service.cidadeRetirada} → ${service.cidadeDevolucao}`;
    case 'RODOVIARIO':
      return `${service.origem} → ${service.destino}`;
    case 'OUTROS':
      return service.descricao;
  }
}

/** The first and last day of a service as wall-clock texts, `to` is null when there is only one; null when the service has no date. */
export function servicePeriod(service: Service): { readonly from: string; readonly to: string | null } | null {
  switch (service.tipoServico) {
    case 'AEREO': {
      const [first] = service.segmentos;
      const last = service.segmentos.length > 1 ? service.segmentos.at(-1) : undefined;
      return first ? { from: first.data, to: last?.data ?? null } : null;
    }
    case 'HOTEL':
      return { from: service.checkin, to: service.checkout };
    case 'CARRO':
      return { from: service.dataRetirada, to: service.dataDevolucao };
    case 'RODOVIARIO':
      return { from: service.dataIda, to: null };
    case 'OUTROS':
      return null;
  }
}

/**
 * The text of a service's information card: its note while the chosen quote waits for its issue, outside the history; else null.
 * @see Q-017
 */
export function serviceNote(
  {
    observacao,
    escolhida,
  }: { readonly observacao: string | null; readonly escolhida: Pick<NonNullable<Service['escolhida']>, 'statusCotacao'> | null },
  history = false,
): string | null {
  const note = observacao?.trim() ?? '';
  return !history && escolhida?.statusCotacao === 'EMISSAO_PENDENTE' && note !== '' ? note : null;
}

/**
 * What the client approved of a service, in BRL, while its chosen quote waits for its issue, outside the history; else null: before nothing is
 * approved, and later nothing is issued any more.
 * @see S-194
 */
export function preApprovedValue(
  {
    valorAprovado,
    escolhida,
  }: { readonly valorAprovado: number | null; readonly escolhida: Pick<NonNullable<Service['escolhida']>, 'statusCotacao'> | null },
  history = false,
): number | null {
  return !history && escolhida?.statusCotacao === 'EMISSAO_PENDENTE' ? valorAprovado : null;
}

/**
 * By how much the chosen quote of a service is above what the client approved of it (below it: negative), in BRL; 0 when it costs that, null while
 * nothing is approved, where `preApprovedValue` is null, or when its total cannot be compared.
 * @see S-194, Q-105
 */
export function aboveApproved(
  service: { readonly valorAprovado: number | null; readonly escolhida: ComparableQuote | null },
  history = false,
): number | null {
  const approved = preApprovedValue(service, history);
  const total = service.escolhida && comparableTotal(service.escolhida);
  return approved === null || total === null ? null : roundCents(sumDecimals(total, -approved));
}
