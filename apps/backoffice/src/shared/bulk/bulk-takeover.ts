import type { RequestSummary, User } from '@guiche/domain/entities';
import { replacesColleague } from '@guiche/domain/responsibility';

/** A chosen request, with what its row shows. */
export type Chosen = Pick<RequestSummary, 'uuid' | 'idSolicitacao' | 'responsavel'>;

/** What one call says of one request. */
export interface Taken {
  readonly uuid: string;
  readonly recusa: { readonly titulo: string } | null;
}

/** What became of all chosen requests. */
export interface Outcome {
  readonly done: readonly Chosen[];
  readonly refused: readonly { readonly request: Chosen; readonly reason: string }[];
  /** Those of a call that failed as a whole and of all that would have followed it, with the failure: nobody knows about the former. */
  readonly unsent: readonly Chosen[];
  readonly failure: unknown;
}

/** The chosen requests that would be taken from colleagues of the user; what the next one has already is not taken. @see A-131 */
export function heldByColleagues(chosen: readonly Chosen[], nextId: string, user: Pick<User, 'id'>): readonly Chosen[] {
  return chosen.filter((request) => replacesColleague(request, user) && request.responsavel?.id !== nextId);
}

/** The names of those who are responsible for the requests, each once. */
export function namesOf(requests: readonly Chosen[]): readonly string[] {
  return [...new Map(requests.flatMap(({ responsavel }) => (responsavel ? [[responsavel.id, responsavel.name] as const] : []))).values()];
}

interface Sending {
  /** The most requests of one call. */
  readonly size: number;
  readonly send: (part: readonly Chosen[]) => Promise<readonly Taken[]>;
  /** Told how many of the chosen have been answered. */
  readonly onProgress: (done: number) => void;
}

/** Sends the chosen requests in parts, one after another. A part that fails as a whole ends it: what was changed before stays changed. @see B-044 */
export async function sendInParts(chosen: readonly Chosen[], { size, send, onProgress }: Sending): Promise<Outcome> {
  const done: Chosen[] = [];
  const refused: { request: Chosen; reason: string }[] = [];
  for (let start = 0; start < chosen.length; start += size) {
    const part = chosen.slice(start, start + size);
    try {
      const reasons = new Map((await send(part)).map(({ uuid, recusa }) => [uuid, recusa]));
      for (const request of part) {
        const recusa = reasons.get(request.uuid);
        if (recusa) refused.push({ request, reason: recusa.titulo });
        else done.push(request);
      }
    } catch (failure) {
      return { done, refused, unsent: chosen.slice(start), failure };
    }
    onProgress(start + part.length);
  }
  return { done, refused, unsent: [], failure: undefined };
}

/** What stays chosen: all that was not changed. */
export function leftChosen({ refused, unsent }: Outcome): readonly string[] {
  return [...refused.map(({ request }) => request.uuid), ...unsent.map(({ uuid }) => uuid)];
}

/** The refused requests as they are shown now, or as they were if they are not in the list any more. */
export function asShown(refused: readonly Chosen[], shown: readonly Chosen[]): readonly Chosen[] {
  const now = new Map(shown.map((request) => [request.uuid, request]));
  return refused.map((request) => now.get(request.uuid) ?? request);
}
