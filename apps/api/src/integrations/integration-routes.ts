import { versionTag } from '@guiche/contract/call';
import { listIntegrations, saveIntegrations as saveIntegrationsCall } from '@guiche/contract/integrations';
import type { FastifyInstance } from 'fastify';
import { visibleCompany } from '../clients/data/companies.ts';
import type { Queryable } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import type { Session } from '../session/data/sessions.ts';
import type { ClientPlace } from './data/integrations.ts';
import { saveIntegrations, shownIntegrations } from './save-integrations.ts';

/** A client by the name of its instance. Errors: 404, also for a client of another agency. */
async function clientNamed(db: Queryable, session: Session, instancia: string): Promise<ClientPlace> {
  const company = await visibleCompany(db, session, instancia);
  if (!company) throw new CallError(404, 'registro_nao_encontrado');
  return { agenciaId: session.agencia.id, empresaId: company.id };
}

/** The integrations of client instances. */
export function integrationRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listIntegrations, async ({ deps: scope, session, params, setHeader }) => {
    const { versao, integrations } = await shownIntegrations(scope, await clientNamed(scope.db, session, params.name));
    setHeader('etag', versionTag(versao));
    return integrations;
  });

  registerCall(
    app,
    deps,
    saveIntegrationsCall,
    async ({ deps: scope, session, params, headers, body, setHeader }) => {
      const place = await clientNamed(scope.db, session, params.name);
      const { versao, integrations } = await saveIntegrations(scope, place, { sent: body, seen: headers['if-match'] });
      setHeader('etag', versionTag(versao));
      return integrations;
    },
    { contentOf: (body) => deps.cards.mark(JSON.stringify(body)) },
  );
}
