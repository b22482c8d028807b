import {
  findExternalSuppliers,
  findPlaces,
  listConsolidators,
  listIntermediaries,
  listLookup as listLookupCall,
  listSuppliers,
  searchLookup as searchLookupCall,
} from '@guiche/contract/lookups';
import { lookupIsOfPlaces, readLookupFilters } from '@guiche/domain/lookups';
import { credentialForClient } from '@guiche/domain/quotes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { sandboxExternalSuppliers } from '../sandbox/sandbox-external-suppliers.ts';
import { sandboxPlaces } from '../sandbox/sandbox-places.ts';
import { searchText } from '../search-text.ts';
import type { Session } from '../session/data/sessions.ts';
import { isOfClient } from '../users/is-of-client.ts';
import { allIntermediaries, consolidatorsFor, suppliersOf } from './data/choices.ts';
import { listLookup, searchLookup } from './data/lookups.ts';
import { wireAgencyService } from './wire-choices.ts';

/** The maximum number of external suppliers that a search returns. @see S-380 */
const MOST_SUPPLIERS = 30;
/** The maximum number of places that a search returns. @see S-394 */
const MOST_PLACES = 30;

function refuseOtherAgency(session: Session, idAgencia: number): void {
  if (idAgencia !== session.agencia.id) throw new CallError(403, 'sem_permissao');
}

/** Refuses (403) travellers and approvers what their searches do not need. */
function refuseUnlessPlaces(session: Session, entity: string): void {
  if (isOfClient(session) && !lookupIsOfPlaces(entity)) throw new CallError(403, 'sem_permissao');
}

/** The lookups for the choices of a quote. */
export function lookupRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, searchLookupCall, async ({ session, language, body: { entity, term, filters } }) => {
    refuseUnlessPlaces(session, entity);
    return searchLookup({ db, session, language }, { entity, term, filters: (filters && readLookupFilters(filters)) || {} });
  });

  registerCall(app, deps, listLookupCall, async ({ session, language, params }) => {
    refuseUnlessPlaces(session, params.entity);
    return listLookup({ db, session, language }, params.entity);
  });

  registerCall(app, deps, listIntermediaries, () => allIntermediaries(db));

  registerCall(app, deps, listSuppliers, async ({ session, params }) => {
    refuseOtherAgency(session, params.idAgencia);
    return suppliersOf(db, params.idAgencia);
  });

  registerCall(app, deps, listConsolidators, async ({ session, params }) => {
    refuseOtherAgency(session, params.idAgencia);
    const all = (await consolidatorsFor(db, session, params.tipoServico, params.idEmpresa)).map(wireAgencyService);
    return isOfClient(session) ? all.map(credentialForClient) : all;
  });

  registerCall(app, deps, findExternalSuppliers, async ({ params: { term }, query: { tipoFornecedor, filtroCidade } }) => {
    const query = { term: searchText(term), kind: tipoFornecedor, city: filtroCidade && searchText(filtroCidade) };
    return [...(await sandboxExternalSuppliers.find(query, MOST_SUPPLIERS))];
  });

  registerCall(app, deps, findPlaces, async ({ params: { termo }, query: { tipo = 'any', pais }, log }) => {
    const found = sandboxPlaces.find({ term: searchText(termo), kind: tipo, country: pais }, MOST_PLACES);
    return [
      ...(await found.catch((error: unknown) => {
        log.warn({ erro: error instanceof Error ? error.name : 'unknown' }, 'the maps service did not answer');
        throw new CallError(502, 'pesquisa_sem_resposta');
      })),
    ];
  });
}
