import type { UiCatalogue } from './catalogue.ts';

/** What the components say, in Spanish. @see A-003 */
export const es = {
  common: {
    pending: 'Espere…',
  },
} satisfies UiCatalogue;
