import { randomUUID } from 'node:crypto';
import type { AirQuote, Traveller } from '@guiche/domain/entities';
import type { StatusCotacao } from '@guiche/domain/enums';
import { and, eq, max } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { saldoCliente } from '../db/schema/cliente.ts';
import { cotacao, servico, solicitacao } from '../db/schema/solicitacao.ts';
import { deskIntervenes } from '../sandbox/sandbox-support-desk.ts';

/** The numbers of requests at issue that are alike, but for their ids, and the balances that each of their quotes may use. */
export interface Twins {
  readonly numbers: readonly number[];
  readonly balances: readonly string[];
}

/** What the twins are copies of: a demo request at issue of the first agency with one flight, and the quote that is chosen for it. */
async function modelOf(db: Database) {
  const services = await db
    .select({ request: solicitacao, service: servico, quote: cotacao })
    .from(solicitacao)
    .innerJoin(servico, eq(servico.solicitacaoUuid, solicitacao.uuid))
    .innerJoin(cotacao, eq(cotacao.id, servico.idCotacaoEscolhida))
    .where(and(eq(solicitacao.status, 'EMISSAO'), eq(solicitacao.agenciaId, 1), eq(cotacao.status, 'EMISSAO_PENDENTE')))
    .orderBy(solicitacao.id);
  const alone = services.find(
    ({ request, service }) => service.tipoServico === 'AEREO' && services.filter((one) => one.request.uuid === request.uuid).length === 1,
  );
  if (!alone) throw new Error('the demo has no issue of one flight');
  return alone;
}

/**
 * Adds requests at issue that are alike: of the same travellers with the same airline, so that every balance is offered to all of their quotes,
 * each of a status. Nobody is responsible for them, and no rule of the client sends them back.
 */
export async function addTwinIssues(db: Database, statuses: readonly StatusCotacao[], balances: readonly number[]): Promise<Twins> {
  const { request, service, quote } = await modelOf(db);
  const [{ last = null } = {}] = await db.select({ last: max(solicitacao.id) }).from(solicitacao);
  const numbers: number[] = [];
  for (let id = (last ?? 0) + 1; numbers.length < statuses.length; id++) if (!deskIntervenes(id)) numbers.push(id);
  const twins = statuses.map((status, index) => {
    const [uuid, idServico, idCotacao] = [randomUUID(), randomUUID(), randomUUID()];
    return {
      request: {
        ...request,
        uuid,
        id: numbers[index] ?? 0,
        responsavelId: null,
        necessitaAprovacaoAlteracaoValores: false,
        possuiRegraVoltarParaSelecao: false,
      },
      service: { ...service, id: idServico, solicitacaoUuid: uuid, idCotacaoEscolhida: idCotacao },
      quote: { ...quote, id: idCotacao, servicoId: idServico, status },
    };
  });
  await db.insert(solicitacao).values(twins.map((twin) => twin.request));
  await db.insert(servico).values(twins.map((twin) => twin.service));
  await db.insert(cotacao).values(twins.map((twin) => twin.quote));
  // The rows hold what the contract's schema accepted.
  const [traveller] = service.dados['viajantes'] as readonly Traveller[];
  const cia = (quote.dados as unknown as AirQuote).segmentos[0]?.voos[0]?.cia;
  if (!traveller || !cia) throw new Error('the issue has no traveller or no airline');
  const owned = { empresaId: request.empresaId, cia, viajante: traveller.nomeCompleto, viajanteId: traveller.id, validade: null };
  const rows = balances.map((valor) => ({ ...owned, id: randomUUID(), valor }));
  if (rows.length > 0) await db.insert(saldoCliente).values(rows);
  return { numbers, balances: rows.map(({ id }) => id) };
}
