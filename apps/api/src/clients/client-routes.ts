import {
  checkVipTraveller,
  findClientCard as findClientCardCall,
  findClientInstance,
  findFlowRule,
  findParticularities,
  findTravellerRule,
  listLoyaltyProgrammes,
  listVipTravellers as listVipTravellersCall,
  removeVipTraveller,
  saveVipTraveller,
} from '@guiche/contract/clients';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { hasService } from '../requests/data/services.ts';
import { findVisible } from '../requests/request-access.ts';
import { clientDetailsOf } from '../users/data/client-instances.ts';
import { companyOfPerson, fixedRule } from './data/fixed-rules.ts';
import { programmesOf, travellerIsVisible } from './data/loyalty-programmes.ts';
import { findClientCard } from './find-client-card.ts';
import { findParticularitiesOfClient, findParticularitiesOfQuote } from './find-particularities.ts';
import { listVipTravellers, saveVipMarks, vipMarksOf } from './vip-travellers.ts';

/** What the agency knows about a client company, and the company's fixed rules. */
export function clientRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, findParticularities, ({ session, query }) => {
    const { instanceId, idSolicitacao, idCotacao } = query;
    if (instanceId !== undefined) return findParticularitiesOfClient(db, session, instanceId);
    // The contract accepts no query with one of them alone.
    if (idSolicitacao === undefined || idCotacao === undefined) throw new CallError(400, 'requisicao_invalida');
    return findParticularitiesOfQuote(db, session, { idSolicitacao, idCotacao });
  });

  registerCall(app, deps, findClientCardCall, ({ session, params }) => findClientCard(deps, session, params.idSolicitacao));

  registerCall(app, deps, findClientInstance, async ({ session, params }) => {
    const clients = await clientDetailsOf(db, session);
    const client = clients.find(({ instancia }) => instancia === params.name);
    // A client of another agency gets the same response as one that does not exist.
    if (!client) throw new CallError(404, 'registro_nao_encontrado');
    return client;
  });

  registerCall(app, deps, findFlowRule, async ({ session, query }) => {
    const request = await findVisible(db, session, { id: query.idSolicitacao });
    if (!(await hasService(db, request, query.idServico))) throw new CallError(404, 'registro_nao_encontrado');
    return fixedRule(db, request.empresaId, query.regra, query.idFluxo);
  });

  registerCall(app, deps, findTravellerRule, async ({ session, query }) => {
    const empresaId = await companyOfPerson(db, session, query.idViajante);
    return empresaId === undefined ? null : fixedRule(db, empresaId, query.regra);
  });

  registerCall(app, deps, listLoyaltyProgrammes, async ({ session, params }) => {
    // A traveller of another agency's clients gets the same response as one who does not exist.
    if (!(await travellerIsVisible(db, session, params.viajanteId))) throw new CallError(404, 'registro_nao_encontrado');
    return programmesOf(db, params.viajanteId);
  });

  registerCall(app, deps, listVipTravellersCall, ({ session, query }) => listVipTravellers(deps, session, query));

  registerCall(app, deps, saveVipTraveller, ({ deps: scope, session, params, body }) => saveVipMarks(scope, session, params, body));

  registerCall(app, deps, removeVipTraveller, async ({ deps: scope, session, params }) => {
    await saveVipMarks(scope, session, params, { vip: false, premium: false });
    return undefined;
  });

  registerCall(app, deps, checkVipTraveller, ({ session, params }) => vipMarksOf(deps, session, params));
}
