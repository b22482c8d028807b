import { mayOpen, type ProfileCode, routeAddress } from '@guiche/domain/access';
import type { StatusPendencia, StatusSolicitacao } from '@guiche/domain/enums';
import { requestView } from '@guiche/domain/requests';

interface ListedRequest {
  readonly idSolicitacao: number;
  readonly status: StatusSolicitacao | StatusPendencia;
}

/** The address that a row of a list opens, by the status of its request; undefined for a profile that may not open it. @see */
export function requestAddress({ idSolicitacao, status }: ListedRequest, profile: ProfileCode | undefined): string | undefined {
  const view = requestView(status);
  return profile !== undefined && mayOpen(view, profile) ? routeAddress(view, { idSolicitacao }) : undefined;
}
