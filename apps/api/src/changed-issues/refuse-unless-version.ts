import { changeTag } from '@guiche/contract/changed-issues';
import { CallError } from '../http/call-error.ts';
import { type RequestRow, statusOf } from '../requests/data/visible-requests.ts';

/** Refuses (409, with the present state) what was decided about another version of a request. `seen` is the header `if-match`; without it nothing is checked. @see B-061 */
export function refuseUnlessVersion(seen: string | undefined, request: RequestRow): void {
  if (seen === undefined || seen === changeTag(request)) return;
  const atual = { status: statusOf(request), versao: request.versao };
  throw new CallError(409, 'solicitacao_mudou_antes_da_decisao', {}, { atual });
}
