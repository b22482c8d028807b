import { onDemand } from '@guiche/ui/on-demand';
import { withMessages } from '../../../shared/i18n/with-messages.ts';

/** The fine of a rental, which is seldom needed: not part of the code of its quote's window. */
export const CarCancellationOnDemand = onDemand(async () => (await withMessages(import('./car-cancellation.tsx'))).CarCancellation);
