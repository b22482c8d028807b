import { onDemand } from '@guiche/ui/on-demand';
import { withMessages } from '../../../shared/i18n/with-messages.ts';

/** The window of the attachments of a service or quote. */
export const AttachmentsOnDemand = onDemand(async () => (await withMessages(import('./attachments-window.tsx'))).AttachmentsWindow);
