import { activeProfile, mayOpen } from '../access/index.ts';
import type { Responsible, User } from '../entities/index.ts';
import type { StatusSolicitacao } from '../enums/index.ts';
import { requestIsFinished } from '../requests/index.ts';

interface Held {
  readonly responsavel: Pick<Responsible, 'id'> | null;
}

/** Whether the user is responsible for a request. @see A-126 */
export function isResponsible(request: Held, user: Pick<User, 'id'>): boolean {
  return request.responsavel?.id === user.id;
}

/**
 * The question when a request is opened: none, to take control of a request that nobody is responsible for, to confirm working on another
 * consultant's request, or that it may not be opened.
 */
export type OpeningQuestion = 'none' | 'take-control' | 'confirm-other' | 'blocked';

export interface OpeningContext {
  readonly user: Pick<User, 'id' | 'permiteTrocarConsultor'>;
  readonly ownAgency: boolean;
  /** The toggle ATENDIMENTO_ZENDESK. */
  readonly supportDesk: boolean;
}

/** The question when a request is opened. @see */
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

/** Whether a user may take over a request: a free one, or another consultant's with `permiteTrocarConsultor`. @see */
export function mayTakeOver(request: Held, user: Pick<User, 'id' | 'permiteTrocarConsultor'>): boolean {
  return !isResponsible(request, user) && (request.responsavel === null || user.permiteTrocarConsultor);
}

/** Whether a user may assign requests to colleagues, free ones and those of others: with `permiteTrocarConsultor`. @see A-132 */
export function mayAssign(user: Pick<User, 'permiteTrocarConsultor'>): boolean {
  return user.permiteTrocarConsultor;
}

/** Whether somebody can be made responsible for a request: only who may open one, which nobody else could go on with. @see, S-176 */
export function mayBeResponsible(person: Pick<User, 'profiles'>): boolean {
  const profile = activeProfile(person);
  return profile !== undefined && mayOpen('/relatorio', profile);
}

/** Whether a user may release a request: the user's own, or another consultant's with `permiteTrocarConsultor`. @see A-130 */
export function mayRelease(request: Held, user: Pick<User, 'id' | 'permiteTrocarConsultor'>): boolean {
  return request.responsavel !== null && (isResponsible(request, user) || user.permiteTrocarConsultor);
}

/**
 * Whether another responsible takes the request away from a colleague of the user: it needs a confirmation that names the present one, and
 * only then `podeSubstituir` is true. Handing on the user's own request needs none. @see A-131
 */
export function replacesColleague(request: Held, user: Pick<User, 'id'>): boolean {
  return request.responsavel !== null && !isResponsible(request, user);
}

/** A request after a change of its responsible: a release, with null, leaves it with nobody; a takeover makes the given user responsible. @see A-130 */
export function withResponsible<Each extends { readonly responsavel: Responsible | null }>(request: Each, next: Responsible | null): Each {
  return { ...request, responsavel: next && { id: next.id, name: next.name } };
}
