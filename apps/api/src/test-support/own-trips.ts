import type { TravelRequest } from '@guiche/domain/entities';
import type { TipoServico } from '@guiche/domain/enums';
import { servicesOf } from '@guiche/domain/requests';
import { eq } from 'drizzle-orm';
import { solicitacao } from '../db/schema/solicitacao.ts';
import { CLIENT_OF_PEOPLE, DEMO_APPROVER, DEMO_TRAVELLER } from '../demo/demo-client-people.ts';
import { takeRequest } from './requests.ts';
import type { TestServer } from './test-server.ts';

/** The number of a request of the demo approver's company that no other test uses, and that waits for the approver. */
export async function awaitingApproval(server: TestServer): Promise<number> {
  const id = await takeRequest(server);
  const waiting = { status: 'APROVACAO', empresaId: CLIENT_OF_PEOPLE.id, aprovadorId: DEMO_APPROVER.id };
  await server.db.update(solicitacao).set(waiting).where(eq(solicitacao.id, id));
  return id;
}

/** The number of a request of the demo traveller, with a service of a kind, that no other test uses, and for which quotes are offered. */
export async function awaitingChoice(server: TestServer, kind?: TipoServico): Promise<number> {
  const id = await takeRequest(server, 'SELECAO_COTACAO', 1, kind);
  await ownedByTraveller(server, id);
  return id;
}

/** Makes a request one of the demo traveller's, in the company of the demo's people. */
export async function ownedByTraveller(server: TestServer, id: number): Promise<void> {
  const { id: idOfTraveller, nome: nomeCompleto, login: email } = DEMO_TRAVELLER;
  const colaboradores = [{ id: idOfTraveller, nomeCompleto, email, vip: false, premium: false }];
  await server.db.update(solicitacao).set({ empresaId: CLIENT_OF_PEOPLE.id, colaboradores }).where(eq(solicitacao.id, id));
}

/** The first offered quote of each service of a request, as a traveller sends it. */
export function firstOffers(request: TravelRequest) {
  return servicesOf(request).flatMap(({ id: idServico, cotacoes }) => {
    const offered = cotacoes.find(({ statusCotacao }) => statusCotacao === 'COTACAO_FINALIZADA');
    return offered ? [{ idServico, idCotacao: offered.id, justificativa: 'Perto da obra' }] : [];
  });
}
