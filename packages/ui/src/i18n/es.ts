import type { UiCatalogue } from './catalogue.ts';

/** What the components say, in Spanish. @see A-003 */
export const es = {
  common: {
    pending: 'Espere…',
  },
  dialog: {
    close: 'Cerrar',
  },
  confirmDialog: {
    count: '{{count}} de {{limit}} caracteres',
  },
  collapsibleSection: {
    errorsOne: '1 error',
    errorsMany: '{{count}} errores',
  },
} satisfies UiCatalogue;
