import { CHECK_REASON_LIMIT } from '@guiche/domain/checklist';
import { line } from '@guiche/domain/entities';
import * as z from 'zod/mini';

/** Why issues are concluded, or one is ordered, although something in their check list is open; missing when nothing is. @see B-031 */
export const checkReasonSchema = z.optional(line.check(z.maxLength(CHECK_REASON_LIMIT)));
