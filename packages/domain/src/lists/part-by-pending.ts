import { pendingStatus } from '../changed-issues/index.ts';
import { STATUS_PENDENCIA } from '../enums/index.ts';
import type { ListedRequest } from './listed-request.ts';

/** The requests in the order of what they wait for, those that wait for the same as they came: the order of a list that is parted so. @see A-028 */
export function partByPending<Each extends ListedRequest>(requests: readonly Each[]): readonly Each[] {
  const rankOf = (request: Each) => STATUS_PENDENCIA.indexOf(pendingStatus(request));
  return [...requests].sort((a, b) => rankOf(a) - rankOf(b));
}
