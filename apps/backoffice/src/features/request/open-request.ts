import { CallError, type Client } from '@guiche/contract/client';
import { findDashboardRequest, findRequest, findReturnJustification, forceResend, listHistory } from '@guiche/contract/requests';
import type { TravelRequest } from '@guiche/domain/entities';
import type { FiltroSolicitacoes } from '@guiche/domain/enums';
import type { TopicKey } from '@guiche/domain/messages';
import type { requestsMessages } from '@guiche/domain/messages/requests';
import { hasNoService, requestIsOutdated } from '@guiche/domain/requests';

type RequestKey = TopicKey<typeof requestsMessages>;

/** Thrown for a request that must not be shown: the user sees the reason and goes back to the list. */
export class CannotOpen extends Error {
  readonly key: RequestKey;
  constructor(key: RequestKey) {
    super(key);
    this.name = 'CannotOpen';
    this.key = key;
  }
}

/** Thrown when a request cannot be reached from the dashboard; the failure of the call is its cause. @see A-311 */
export class AccessFailed extends Error {
  constructor(cause: CallError) {
    super('The request could not be reached.', { cause });
    this.name = 'AccessFailed';
  }
}

export interface OpenedRequest {
  readonly request: TravelRequest;
  /** Why the client sent the request back, when it did. */
  readonly justificativa: string | null;
}

const OUTDATED = 'erro_status_desatualizado';

export interface OpenRequestInput {
  readonly idSolicitacao: number;
  readonly idAgencia: number;
  readonly situacao: FiltroSolicitacoes;
  /** The client instance of a request that is opened from the dashboard. @see A-122 */
  readonly instance?: string | undefined;
  readonly signal?: AbortSignal;
}

/**
 * Loads a request: first why it was returned, then the request itself. For a request without services it asks the server to send it again.
 * Errors: `CannotOpen` for a request without services or one that is finished; `AccessFailed` when the server fails to give one to the
 * dashboard; `CallError` of the calls.
 * @see
 */
export async function openRequest(
  client: Client,
  { idSolicitacao, instance, signal, ...search }: OpenRequestInput,
): Promise<OpenedRequest> {
  const given = signal ? { signal } : {};
  // A justification that cannot be loaded must not block the request.
  const { justificativa } = await client
    .call(findReturnJustification, { params: { id: idSolicitacao }, ...given })
    .catch(() => ({ justificativa: null }));
  const found =
    instance === undefined
      ? client.call(findRequest, { body: { ...search, isSupplier: true, idSolicitacao }, ...given }).then(({ content }) => content[0])
      : client.call(findDashboardRequest, { query: { idSolicitacao, instance }, ...given });
  const request = await found.catch((error: unknown) => {
    // The server knows it as well. A request that is changed is refused by other words.
    if (error instanceof CallError && error.errors.some(({ chave }) => chave === OUTDATED)) throw new CannotOpen(OUTDATED);
    // What a client error says is told where it is; without a connection a page that is loaded anew would not come.
    if (instance !== undefined && error instanceof CallError && error.status >= 500) throw new AccessFailed(error);
    throw error;
  });
  if (!request || hasNoService(request)) {
    await client.call(forceResend, { params: { id: idSolicitacao } }).catch(() => undefined);
    throw new CannotOpen('relatorio_nao_sinc');
  }
  if (requestIsOutdated(request.status, false)) throw new CannotOpen(OUTDATED);
  return { request, justificativa };
}

/**
 * Loads a request for reading, also a finished one. It has no return justification, which asks for another quote, and nothing is sent again.
 * Errors: `CannotOpen` for a request without services; `CallError` of the call.
 * @see
 */
export async function openRequestOfHistory(
  client: Client,
  { idSolicitacao, signal }: Pick<OpenRequestInput, 'idSolicitacao' | 'signal'>,
): Promise<OpenedRequest> {
  const { content } = await client.call(listHistory, { query: { idSolicitacao }, ...(signal && { signal }) });
  const [request] = content;
  if (!request || !('servicosAereos' in request) || hasNoService(request)) throw new CannotOpen('relatorio_nao_sinc');
  return { request, justificativa: null };
}
