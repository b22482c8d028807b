import type { StatusCotacao } from '@guiche/domain/enums';
import { requestQuoteStatus } from '@guiche/domain/requests';
import { minutesAfter } from './demo-clock.ts';
import { tripOf } from './demo-full-trips.ts';
import { type DemoRequest, type DemoWorld, makeRequest } from './demo-requests.ts';
import { stageOf } from './demo-stages.ts';
import type { Random } from './random.ts';

/** What is up with the issues of a trip. */
interface ChangedTrip {
  readonly status: 'APROVACAO_ALTERACAO' | 'CANCELADA' | 'EMISSAO_ALTERACAO' | 'FECHAMENTO';
  /** The status of each chosen quote. */
  readonly chosen: StatusCotacao;
  /** The first service alone is in that status, the others are issued. */
  readonly firstOnly?: boolean;
}

const times = (count: number, trip: ChangedTrip): ChangedTrip[] => Array.from({ length: count }, () => trip);

/**
 * Trips with all kinds of service that nobody is responsible for: changes that wait for approval, an ended trip of which everything is still to be
 * cancelled, changes that are done and can be concluded, a change among issued services, and closed trips, for which a client may ask for one.
 */
export const CHANGED_TRIPS: readonly ChangedTrip[] = [
  ...times(8, { status: 'APROVACAO_ALTERACAO', chosen: 'EMISSAO_PENDENTE' }),
  ...times(2, { status: 'CANCELADA', chosen: 'EMISSAO_CANCELAMENTO_PENDENTE' }),
  ...times(4, { status: 'EMISSAO_ALTERACAO', chosen: 'EMISSAO_ALTERADA' }),
  ...times(4, { status: 'EMISSAO_ALTERACAO', chosen: 'EMISSAO_ALTERACAO', firstOnly: true }),
  ...times(10, { status: 'FECHAMENTO', chosen: 'EMISSAO_FINALIZADA' }),
];

/** A request for a changed trip. */
export function makeChangedTrip(random: Random, world: DemoWorld, id: number, { status, chosen, firstOnly }: ChangedTrip): DemoRequest {
  const fullTrip = { ...tripOf(id, status, false), stage: stageOf(status) };
  const { solicitacao, servicos, cotacoes } = makeRequest(random, world, { id, stage: fullTrip.stage, fullTrip });
  const [first, ...others] = servicos.map(({ idCotacaoEscolhida }) => idCotacaoEscolhida);
  const statusOf = ({ id: quote, status: before }: (typeof cotacoes)[number]) => {
    if (quote === first) return chosen;
    if (!others.includes(quote)) return before;
    return firstOnly ? 'EMISSAO_FINALIZADA' : chosen;
  };
  const changed = cotacoes.map((quote) => ({ ...quote, status: statusOf(quote) }));
  const statuses = changed.map((quote) => quote.status as StatusCotacao);
  const dataVencimentoEmissao = status === 'FECHAMENTO' ? null : minutesAfter(world.now, random.int(900, 4000));
  return {
    solicitacao: { ...solicitacao, responsavelId: null, dataVencimentoEmissao, statusCotacao: requestQuoteStatus(status, statuses) },
    servicos,
    cotacoes: changed,
  };
}
