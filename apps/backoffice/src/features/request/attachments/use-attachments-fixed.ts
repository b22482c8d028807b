import { attachmentsMayChange } from '@guiche/domain/attachments';
import type { TravelRequest } from '@guiche/domain/entities';
import { openingQuestion } from '@guiche/domain/responsibility';
import { useOpeningContext } from '../../../shared/session/session-context.tsx';
import { useChangeBlock } from '../use-change-block.ts';

/** Whether the attachments of a request are only read. @see Q-054 */
export function useAttachmentsFixed(request: TravelRequest): boolean {
  const context = useOpeningContext();
  const blocked = useChangeBlock(request);
  return !attachmentsMayChange(request.status) || openingQuestion(request, context) === 'blocked' || blocked;
}
