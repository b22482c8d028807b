import { randomUUID } from 'node:crypto';
import { consolidatorsToAdd, credentialRequestViolations } from '@guiche/domain/credentials';
import type { CredentialRequest, CredentialSupplier, ListedCredential, SentCredentialRequest } from '@guiche/domain/entities';
import { serviceKindOfId } from '@guiche/domain/enums';
import type { CardVault } from '../cards/card-vault.ts';
import { sortedByName } from '../db/sorted-by-name.ts';
import { withTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { CredentialGatewayPort, CredentialOrder } from '../sandbox/credential-gateway-port.ts';
import type { Session } from '../session/data/sessions.ts';
import { askGateway, type GatewayAsking } from './ask-gateway.ts';
import { companyRefusals } from './credential-refusals.ts';
import { insertRequestRow, type RequestRow, requestRowOf } from './data/credential-requests.ts';
import { credentialOf, insertCredentialRow } from './data/credentials.ts';
import { logCredential } from './log-credential.ts';
import { agencyType, wireCredential } from './wire-credential.ts';

/** The suppliers from which the session's agency can request a credential for a type of service, by name. @see S-368, S-159 */
export async function credentialSuppliers(
  gateway: CredentialGatewayPort,
  session: Session,
  idServico: number,
): Promise<CredentialSupplier[]> {
  const mayAdd = consolidatorsToAdd(serviceKindOfId(idServico), agencyType(session));
  const suppliers = (await gateway.suppliersOf(idServico)).filter(({ consolidadora }) => mayAdd.includes(consolidadora));
  return sortedByName(suppliers, ({ nome }) => nome);
}

/** A supplier of a type of service. Errors: 404. @see S-369 */
export async function credentialSupplier(
  gateway: CredentialGatewayPort,
  session: Session,
  idServico: number,
  id: string,
): Promise<CredentialSupplier> {
  const found = (await credentialSuppliers(gateway, session, idServico)).find((supplier) => supplier.id === id);
  if (!found) throw new CallError(404, 'registro_nao_encontrado');
  return found;
}

interface CheckedRequest {
  readonly supplier: CredentialSupplier;
  /** In the order in which the supplier asks for them. */
  readonly campos: CredentialRequest['campos'];
  readonly order: CredentialOrder;
}

/** Errors: 404 for no such supplier; 422. */
async function checked(
  { db, cards }: Deps,
  session: Session,
  request: CredentialRequest,
  gateway: CredentialGatewayPort,
): Promise<CheckedRequest> {
  const supplier = await credentialSupplier(gateway, session, request.idServico, request.fornecedor.id);
  const campos = supplier.campos.map(({ nome }) => ({
    nome,
    valor: request.campos.find((field) => field.nome === nome)?.valor.trim() ?? '',
  }));
  const violations = [
    ...(supplier.consolidadora === request.consolidadora
      ? []
      : [{ key: 'campo_invalido', params: { campo: 'consolidadora' }, field: 'consolidadora' } as const]),
    ...credentialRequestViolations(campos, supplier.campos),
    ...(await companyRefusals(db, session, request.empresas)),
  ];
  if (violations.length > 0) throw new ViolationsError(violations);
  const filled = campos.filter(({ valor }) => valor !== '');
  // Of the request itself, so that a try whose response was lost asks for the same.
  const referencia = cards.mark(JSON.stringify([session.agencia.id, request.idServico, supplier.id, filled, request.empresas]));
  return { supplier, campos: filled, order: { referencia, fornecedorId: supplier.id, campos: filled } };
}

/** Sends a request to the gateway, outside of the transaction in which it is written. Errors: 404, 422, 502. @see S-370 */
export async function sendRequest(deps: Deps, session: Session, request: CredentialRequest, asking: GatewayAsking): Promise<void> {
  const { order } = await checked(deps, session, request, asking.gateway);
  await askGateway(asking, 'erro_solicitar_credencial', (signal) => asking.gateway.request(order, signal));
}

/** The place of the fields of a request in the vault. */
const placeOf = (id: string) => JSON.stringify(['solicitacao_credencial', id, 'campos']);

/** The fields of a request as they are stored. */
export function sealedFields(cards: CardVault, id: string, campos: CredentialRequest['campos']): string {
  return cards.seal(JSON.stringify(campos), placeOf(id));
}

/** Writes that a credential was requested: a credential that is inactive until it is activated. Errors: 404, 422. @see S-370, S-132 */
export async function writeRequest(
  deps: Deps,
  session: Session,
  request: CredentialRequest,
  gateway: CredentialGatewayPort,
): Promise<ListedCredential> {
  return withTransaction(deps.db, async (tx) => {
    const scope = { ...deps, db: tx };
    const { supplier, campos, order } = await checked(scope, session, request, gateway);
    const id = randomUUID();
    const row = await insertCredentialRow(tx, {
      id,
      agenciaId: session.agencia.id,
      tipoServicoId: request.idServico,
      consolidadora: supplier.consolidadora,
      tipoEmissao: 'SISTEMA_EXTERNO',
      identificador: '',
      credencial: '{}',
      acesso: null,
      empresas: request.empresas.map((company) => company.id),
      ativo: false,
      estado: 'SOLICITADA',
    });
    await insertRequestRow(tx, {
      agenciaServicoId: id,
      referencia: order.referencia,
      fornecedorId: supplier.id,
      fornecedorNome: supplier.nome,
      campos: sealedFields(deps.cards, id, campos),
      empresas: request.empresas,
      solicitanteNome: session.usuario.nome,
      em: deps.now(),
    });
    await logCredential(tx, deps, session, { actions: ['ADICIONAR'], after: row });
    return wireCredential(scope, session, row);
  });
}

/** The fields of a stored request; none when they cannot be opened, as with another key. */
function openFields({ cards }: Pick<Deps, 'cards'>, { agenciaServicoId, campos }: RequestRow): CredentialRequest['campos'] {
  const text = cards.open(campos, placeOf(agenciaServicoId));
  // What was stored is what `writeRequest` sealed.
  return text === undefined ? [] : (JSON.parse(text) as CredentialRequest['campos']);
}

/** A stored request as the gateway knows it. */
export function orderOf(deps: Pick<Deps, 'cards'>, row: RequestRow): CredentialOrder {
  return { referencia: row.referencia, fornecedorId: row.fornecedorId, campos: openFields(deps, row) };
}

/** The data with which a credential was requested. Errors: 404, also for one that was not requested. @see S-373 */
export async function sentRequest(deps: Deps, session: Session, id: string): Promise<SentCredentialRequest> {
  const credential = await credentialOf(deps.db, session.agencia.id, id);
  const row = credential && (await requestRowOf(deps.db, id));
  if (!credential?.estado || !row) throw new CallError(404, 'registro_nao_encontrado');
  return {
    id,
    idServico: credential.tipoServicoId,
    consolidadora: credential.consolidadora,
    fornecedor: { id: row.fornecedorId, nome: row.fornecedorNome },
    campos: openFields(deps, row),
    empresas: row.empresas,
    estado: credential.estado,
    solicitante: row.solicitanteNome,
    data: row.em.toISOString() as SentCredentialRequest['data'],
  };
}
