import {
  activateCredential as activateCredentialCall,
  cancelCredential,
  findCredentialRequest,
  findCredentialSupplier,
  insertCredential as insertCredentialCall,
  listCredentialLog,
  listCredentialSuppliers,
  listCredentials,
  requestCredential,
  saveCredential as saveCredentialCall,
  switchService as switchServiceCall,
} from '@guiche/contract/credentials';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { CallError } from '../http/call-error.ts';
import { registerCall } from '../http/register-call.ts';
import { sandboxCredentialGateway as gateway } from '../sandbox/sandbox-credential-gateway.ts';
import { activateCredential, cancelAtGateway, writeCancelled } from './change-state.ts';
import { credentialTestRoutes } from './credential-test-routes.ts';
import { credentialOf } from './data/credentials.ts';
import { credentialLog } from './log-credential.ts';
import { credentialSupplier, credentialSuppliers, sendRequest, sentRequest, writeRequest } from './request-credential.ts';
import { insertCredential, saveCredential } from './save-credential.ts';
import { switchService } from './switch-service.ts';
import { listedCredentials } from './wire-credential.ts';

/** The credentials of an agency at its consolidators. */
export function credentialRoutes(app: FastifyInstance, deps: Deps): void {
  /** A body with passwords is stored in no form in which it could be guessed. */
  const options = { contentOf: (body: unknown) => deps.cards.mark(JSON.stringify(body)) };

  registerCall(app, deps, listCredentials, ({ deps: scope, session }) => listedCredentials(scope, session));

  registerCall(app, deps, switchServiceCall, ({ deps: scope, session, params, headers }) =>
    switchService(scope, session, params.servico, headers['if-match']),
  );

  registerCall(app, deps, insertCredentialCall, ({ deps: scope, session, body }) => insertCredential(scope, session, body), options);

  registerCall(
    app,
    deps,
    saveCredentialCall,
    ({ deps: scope, session, params, body }) => saveCredential(scope, session, params.id, body),
    options,
  );

  registerCall(app, deps, listCredentialSuppliers, async ({ session, params }) => {
    const suppliers = await credentialSuppliers(gateway, session, params.idServico);
    return suppliers.map(({ id, nome }) => ({ id, nome }));
  });

  registerCall(app, deps, findCredentialSupplier, ({ session, params }) =>
    credentialSupplier(gateway, session, params.tipoServico, params.idFornecedor),
  );

  registerCall(app, deps, requestCredential, ({ deps: scope, session, body }) => writeRequest(scope, session, body, gateway), {
    ...options,
    beforehand: ({ deps: scope, session, body, log }) => sendRequest(scope, session, body, { gateway, log }),
  });

  registerCall(
    app,
    deps,
    activateCredentialCall,
    ({ deps: scope, session, headers, body }) => activateCredential(scope, session, body, headers['if-match']),
    options,
  );

  registerCall(
    app,
    deps,
    cancelCredential,
    ({ deps: scope, session, params, headers }) => writeCancelled(scope, session, { id: params.id, seen: headers['if-match'] }),
    {
      beforehand: ({ deps: scope, session, params, headers, log }) =>
        cancelAtGateway(scope, session, { id: params.id, seen: headers['if-match'] }, { gateway, log }),
    },
  );

  registerCall(app, deps, findCredentialRequest, ({ deps: scope, session, params }) => sentRequest(scope, session, params.id));

  registerCall(app, deps, listCredentialLog, async ({ deps: scope, session, params }) => {
    if (params.idAgencia !== session.agencia.id) throw new CallError(403, 'sem_permissao');
    if (!(await credentialOf(scope.db, session.agencia.id, params.idServico))) throw new CallError(404, 'registro_nao_encontrado');
    return credentialLog(scope.db, scope.cards, params.idServico);
  });

  credentialTestRoutes(app, deps);
}
