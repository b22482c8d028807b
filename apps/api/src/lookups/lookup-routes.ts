import {
  findExternalSuppliers,
  listConsolidators,
  listIntermediaries,
  listLookup as listLookupCall,
  listSuppliers,
  searchLookup as searchLookupCall,
} from '@guiche/contract/lookups';
import { readLookupFilters } from '@guiche/domain/lookups';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { sandboxExternalSuppliers } from '../sandbox/sandbox-external-suppliers.ts';
import { searchText } from '../search-text.ts';
import type { Session } from '../session/data/sessions.ts';
import { allIntermediaries, consolidatorsFor, suppliersOf } from './data/choices.ts';
import { listLookup, searchLookup } from './data/lookups.ts';
import { wireAgencyService } from './wire-choices.ts';

/** The maximum number of external suppliers that a search returns. @see S-380 */
const MOST_SUPPLIERS = 30;

function refuseOtherAgency(session: Session, idAgencia: number): void {
  if (idAgencia !== session.agencia.id) throw new CallError(403, 'sem_permissao');
}

/** The lookups for the choices of a quote. */
export function lookupRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, deps, searchLookupCall, ({ session, language, body: { entity, term, filters } }) =>
    searchLookup({ db, session, language }, { entity, term, filters: (filters && readLookupFilters(filters)) || {} }),
  );

  registerCall(app, deps, listLookupCall, ({ session, language, params }) => listLookup({ db, session, language }, params.entity));

  registerCall(app, deps, listIntermediaries, () => allIntermediaries(db));

  registerCall(app, deps, listSuppliers, async ({ session, params }) => {
    refuseOtherAgency(session, params.idAgencia);
    return suppliersOf(db, params.idAgencia);
  });

  registerCall(app, deps, listConsolidators, async ({ session, params }) => {
    refuseOtherAgency(session, params.idAgencia);
    return (await consolidatorsFor(db, session, params.tipoServico, params.idEmpresa)).map(wireAgencyService);
  });

  registerCall(app, deps, findExternalSuppliers, async ({ params: { term }, query: { tipoFornecedor, filtroCidade } }) => {
    const query = { term: searchText(term), kind: tipoFornecedor, city: filtroCidade && searchText(filtroCidade) };
    return [...(await sandboxExternalSuppliers.find(query, MOST_SUPPLIERS))];
  });
}
