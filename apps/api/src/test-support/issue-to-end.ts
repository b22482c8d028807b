import type { QuoteOf, TravelRequest } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import type { IssueEnding } from '@guiche/domain/fines';
import { eq } from 'drizzle-orm';
import { cotacao, solicitacao } from '../db/schema/solicitacao.ts';
import { serviceOf } from './ground-quotes.ts';
import { load, takeRequest } from './requests.ts';
import type { Person, TestServer } from './test-server.ts';

interface Caller {
  readonly server: TestServer;
  readonly clerk: Person;
}

/** An issue of a request that no other test of the file uses. */
interface IssueToEnd<Kind extends TipoServico> {
  readonly request: TravelRequest;
  readonly idServico: string;
  readonly quote: QuoteOf[Kind];
}

const STATUSES: Record<IssueEnding, string> = {
  CANCELAMENTO: 'EMISSAO_CANCELAMENTO_PENDENTE',
  ALTERACAO: 'EMISSAO_ALTERACAO',
  DESISTENCIA: 'EMISSAO_PENDENTE',
};

/** The chosen quote of a service as a request holds it now. */
export function chosenOf<Kind extends TipoServico>(request: TravelRequest, kind: Kind): QuoteOf[Kind] {
  const { escolhida, idCotacaoEscolhida } = serviceOf(request, kind);
  if (!escolhida) throw new Error(`request ${request.id} has not chosen ${idCotacaoEscolhida}`);
  // A service has quotes of its kind.
  return escolhida as QuoteOf[Kind];
}

/** The statuses with chosen quotes whose requests are taken, one after the other. */
const FILLED = ['EMISSAO_ALTERACAO', 'FECHAMENTO', 'FINALIZADO', 'CONFERENCIA', 'EMISSAO'] as const;

async function takeFilled(server: TestServer, kind: TipoServico): Promise<number> {
  for (const status of FILLED) {
    const id = await takeRequest(server, status, 1, kind).catch(() => undefined);
    if (id !== undefined) return id;
  }
  throw new Error(`the demo has no further request with a chosen quote of ${kind}`);
}

/** The chosen issue of a kind, as it is before it is ended in a way; `changes` are further fields of the stored quote. */
export async function issueToEnd<Kind extends TipoServico>(
  { server, clerk }: Caller,
  kind: Kind,
  ending: IssueEnding,
  changes: Partial<QuoteOf[Kind]> = {},
): Promise<IssueToEnd<Kind>> {
  const id = await takeFilled(server, kind);
  await server.db.update(solicitacao).set({ status: 'EMISSAO_ALTERACAO' }).where(eq(solicitacao.id, id));
  const before = await load(clerk, id);
  const { id: idServico } = serviceOf(before, kind);
  const chosen = chosenOf(before, kind);
  const [row] = await server.db.select().from(cotacao).where(eq(cotacao.id, chosen.id));
  const issued = ending === 'DESISTENCIA' ? { dataEmissao: null, emissor: null } : { dataEmissao: '2026-11-20T12:00:00.000Z' };
  await server.db
    .update(cotacao)
    .set({ status: STATUSES[ending], dados: { ...row?.dados, ...issued, ...changes } })
    .where(eq(cotacao.id, chosen.id));
  const request = await load(clerk, id);
  return { request, idServico, quote: chosenOf(request, kind) };
}
