import type { TravelRequest } from '@guiche/domain/entities';
import { openingQuestion } from '@guiche/domain/responsibility';
import { useOpeningContext } from '../../../shared/session/session-context.tsx';
import { useChangeBlock } from '../use-change-block.ts';

/** Whether the user may end issues of a request: not in the history, of a colleague's, or while the support desk works on it. @see */
export function useMayEnd(request: TravelRequest, history: boolean): boolean {
  const context = useOpeningContext();
  const blocked = useChangeBlock(request);
  return !history && !blocked && openingQuestion(request, context) !== 'blocked';
}
