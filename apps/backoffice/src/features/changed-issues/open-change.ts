import { findChangeApproval, findChangedIssue, findServicesUnderChange } from '@guiche/contract/changed-issues';
import type { Client } from '@guiche/contract/client';
import { awaitsChangeApproval } from '@guiche/domain/changed-issues';
import type { TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { isMissing } from '../../shared/editor/refusals.ts';

/** A changed issue, and the services that are to be approved, or that are being changed, in their version. */
export interface OpenedChange {
  readonly request: TravelRequest;
  readonly state: Parameters<typeof servicesOf>[0] & { readonly versao: number };
  /** Who approves the change; null when nothing waits, or nobody is named. */
  readonly approver: string | null;
  /** It is no changed issue any more: what is shown was loaded before, and can be neither decided nor concluded. */
  readonly ended: boolean;
}

/**
 * Loads a changed issue, with what waits for approval or else with its services under change. One that was open and is none any more is
 * returned as ended: somebody else decided or concluded it.
 * Errors: `CallError` of the calls.
 * @see
 */
export async function openChange(
  client: Client,
  idSolicitacao: number,
  before: OpenedChange | undefined,
  signal?: AbortSignal,
): Promise<OpenedChange> {
  const given = signal ? { signal } : {};
  try {
    const [request, underChange] = await Promise.all([
      client.call(findChangedIssue, { params: { idSolicitacao }, ...given }),
      client.call(findServicesUnderChange, { query: { idSolicitacao }, ...given }),
    ]);
    if (!awaitsChangeApproval(request.status)) return { request, state: underChange, approver: null, ended: false };
    const { aprovadorAlteracao, ...state } = await client.call(findChangeApproval, { query: { idSolicitacao }, ...given });
    return { request, state, approver: aprovadorAlteracao?.nome ?? null, ended: false };
  } catch (error) {
    if (before && isMissing(error)) return { ...before, ended: true };
    throw error;
  }
}

/** What stands where on the page of a changed issue. @see B-042 */
export function shapeOfChange({ request, state, ended }: OpenedChange): string {
  const shown = [request, state].map((one) => servicesOf(one).map(({ id, escolhida }) => [id, escolhida?.id, escolhida?.statusCotacao]));
  return JSON.stringify([ended, request.status, shown]);
}
