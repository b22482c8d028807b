import { randomUUID } from 'node:crypto';
import { listConsolidators } from '@guiche/contract/lookups';
import { findRequest, listHistory } from '@guiche/contract/requests';
import { newAirQuote } from '@guiche/domain/air/quote';
import type { AirQuote, AirService, TravelRequest } from '@guiche/domain/entities';
import { type StatusSolicitacao, TIPO_SERVICO_ID, type TipoServico } from '@guiche/domain/enums';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import { servico, solicitacao } from '../db/schema/solicitacao.ts';
import type { Person, TestServer } from './test-server.ts';

const taken = new WeakMap<TestServer, number[]>();

/**
 * The number of a demo request that no other test of the file uses: with a service of the kind, in the given status, with nobody
 * responsible.
 */
export async function takeRequest(
  server: TestServer,
  status: StatusSolicitacao = 'COTACAO_AGENCIA',
  agenciaId = 1,
  kind: TipoServico = 'AEREO',
): Promise<number> {
  const used = taken.get(server) ?? [0];
  const [row] = await server.db
    .select({ id: solicitacao.id, uuid: solicitacao.uuid })
    .from(solicitacao)
    .innerJoin(servico, and(eq(servico.solicitacaoUuid, solicitacao.uuid), eq(servico.tipoServico, kind)))
    .where(and(eq(solicitacao.status, status), eq(solicitacao.agenciaId, agenciaId), notInArray(solicitacao.id, used)))
    .orderBy(asc(solicitacao.id))
    .limit(1);
  if (!row) throw new Error(`the demo has no further request with ${kind} in ${status} at agency ${agenciaId}`);
  taken.set(server, [...used, row.id]);
  await server.db.update(solicitacao).set({ responsavelId: null }).where(eq(solicitacao.uuid, row.uuid));
  return row.id;
}

/** A request of any status, loaded as a person from the history. */
export async function loadFromHistory(person: Person, idSolicitacao: number): Promise<TravelRequest> {
  const { content } = await person.call(listHistory, { query: { idSolicitacao } });
  const [request] = content;
  if (!request || !('servicosAereos' in request)) throw new Error(`request ${idSolicitacao} came without its services`);
  return request;
}

/** A request, loaded as a person. */
export async function load(person: Person, idSolicitacao: number): Promise<TravelRequest> {
  const { content } = await person.call(findRequest, {
    body: { isSupplier: true, idAgencia: person.user.agency.id, situacao: 'TODOS', idSolicitacao },
  });
  const [request] = content;
  if (!request) throw new Error(`request ${idSolicitacao} came without content`);
  return request;
}

export function airServiceOf(request: TravelRequest): AirService {
  const [service] = request.servicosAereos;
  if (!service) throw new Error(`request ${request.id} has no air service`);
  return service;
}

/** A new air quote as a clerk types one: every requested flight, BRL, a fare of 1000 and taxes of 90. */
export async function typedAirQuote(person: Person, request: TravelRequest): Promise<AirQuote> {
  const service = airServiceOf(request);
  const idAgencia = person.user.agency.id;
  const consolidators = await person.call(listConsolidators, {
    params: { idAgencia, tipoServico: TIPO_SERVICO_ID.AEREO, idEmpresa: request.empresa.id },
  });
  const blank = newAirQuote({ service, agency: { id: idAgencia, fornecedorPadrao: null }, consolidators, newId: randomUUID });
  return {
    ...blank,
    tarifa: 1000,
    taxas: 90,
    fee: null,
    segmentos: blank.segmentos.map((segment, index) => ({
      ...segment,
      voos: segment.voos.map((flight) => ({
        ...flight,
        numero: '1234',
        cia: 'LA',
        dataPartida: `${service.segmentos[index]?.data}T08:00`,
        dataChegada: `${service.segmentos[index]?.data}T10:00`,
      })),
    })),
  };
}
