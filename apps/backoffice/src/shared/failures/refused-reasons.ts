import type { ErrorBody } from '@guiche/domain/entities';
import type { ToastMessage } from '@guiche/ui/feedback/toast';

/** Of several kinds of message the gravest counts. */
const GRAVEST = ['ERROR', 'WARNING', 'INFO', 'SUCCESS'] as const;

/**
 * What a refused search or choice says: its reasons in one message, each on a line of its own. In several messages all but the newest would be
 * folded away.
 * @see Q-310
 */
export function refusedReasons(errors: readonly ErrorBody[]): ToastMessage {
  return {
    tipo: GRAVEST.find((tipo) => errors.some((error) => error.tipo === tipo)) ?? 'ERROR',
    text: [...new Set(errors.map(({ titulo }) => titulo))].join('\n'),
  };
}
