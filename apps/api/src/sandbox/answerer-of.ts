import type { RequestRow } from '../requests/data/visible-requests.ts';

/** The person at the client company in whose name it answers: the requester. */
export function answererOf({ solicitante }: Pick<RequestRow, 'solicitante'>): string {
  return typeof solicitante['nome'] === 'string' ? solicitante['nome'] : '';
}
