import type { Responsible, User } from '../entities/index.ts';
import type { StatusSolicitacao } from '../enums/index.ts';
import { requestIsFinished } from './request-mode.ts';

interface Held {
  readonly responsavel: Pick<Responsible, 'id'> | null;
}

/** Whether a request belongs to the user. @see A-126 */
export function isResponsible(request: Held, user: Pick<User, 'id'>): boolean {
  return request.responsavel?.id === user.id;
}

/**
 * What opening a request asks first: nothing, to take control of one without responsible, to confirm going on with another
 * consultant's, or to stay out of it.
 */
export type OpeningQuestion = 'none' | 'take-control' | 'confirm-other' | 'blocked';

export interface OpeningContext {
  readonly user: Pick<User, 'id' | 'permiteTrocarConsultor'>;
  readonly ownAgency: boolean;
  /** The toggle ATENDIMENTO_ZENDESK. */
  readonly supportDesk: boolean;
}

/** Decides what opening a request asks. @see */
export function openingQuestion(
  request: Held & { readonly status: StatusSolicitacao },
  { user, ownAgency, supportDesk }: OpeningContext,
): OpeningQuestion {
  if (request.responsavel === null) {
    return !ownAgency && !supportDesk && !requestIsFinished(request.status) ? 'take-control' : 'none';
  }
  if (isResponsible(request, user)) return 'none';
  return user.permiteTrocarConsultor ? 'confirm-other' : 'blocked';
}

/** Whether a user may take a request over: a free one, or another's with the right to change consultants. @see */
export function mayTakeOver(request: Held, user: Pick<User, 'id' | 'permiteTrocarConsultor'>): boolean {
  return !isResponsible(request, user) && (request.responsavel === null || user.permiteTrocarConsultor);
}

/** Whether a user may release a request: the own one, or another's with the right to change consultants. @see A-130 */
export function mayRelease(request: Held, user: Pick<User, 'id' | 'permiteTrocarConsultor'>): boolean {
  return request.responsavel !== null && (isResponsible(request, user) || user.permiteTrocarConsultor);
}
