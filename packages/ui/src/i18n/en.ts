import type { UiCatalogue } from './catalogue.ts';

/** What the components say, in English. @see A-003 */
export const en = {
  common: {
    pending: 'Please wait…',
  },
} satisfies UiCatalogue;
