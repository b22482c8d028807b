import { copyAgency as copyAgencyCall, findAgency, saveAgency as saveAgencyCall } from '@guiche/contract/agencies';
import { versionTag } from '@guiche/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import type { Session } from '../session/data/sessions.ts';
import { copyAgency, saveAgency } from './save-agency.ts';
import { wireAgency } from './wire-agency.ts';

/** Another agency gets the same response as one that does not exist. */
function refuseOther({ agencia }: Session, id: number): void {
  if (id !== agencia.id) throw new CallError(404, 'registro_nao_encontrado');
}

/** The registration of the own agency, and its copies in the client instances. */
export function agencyRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, findAgency, async ({ session, params, setHeader }) => {
    refuseOther(session, params.id);
    setHeader('etag', versionTag(session.agencia.versao));
    return wireAgency(session.agencia);
  });

  registerCall(app, deps, saveAgencyCall, async ({ deps: scope, session, params, headers, body, setHeader }) => {
    refuseOther(session, params.id);
    const saved = await saveAgency(scope, session, body, headers['if-match']);
    setHeader('etag', versionTag(saved.versao));
    return wireAgency(saved);
  });

  registerCall(app, deps, copyAgencyCall, async ({ deps: scope, session, params, headers, body }) => {
    await copyAgency(scope, session, { productId: params.productId, body, seen: headers['if-match'] });
    return undefined;
  });
}
