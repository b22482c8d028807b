import { onDemand } from '@guiche/ui/on-demand';
import { withMessages } from '../../../shared/i18n/with-messages.ts';

/** The modal, fetched with its texts in the language of the screen. */
export const AirQuoteModal = onDemand(async () => (await withMessages(import('@guiche/ui/modals/air-quote-modal'))).AirQuoteModal);
