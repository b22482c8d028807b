import type { UiCatalogue } from './catalogue.ts';

/** What the components say, in English. @see A-003 */
export const en = {
  common: {
    pending: 'Please wait…',
  },
  dialog: {
    close: 'Close',
  },
  confirmDialog: {
    count: '{{count}} of {{limit}} characters',
  },
  collapsibleSection: {
    errorsOne: '1 error',
    errorsMany: '{{count}} errors',
  },
} satisfies UiCatalogue;
