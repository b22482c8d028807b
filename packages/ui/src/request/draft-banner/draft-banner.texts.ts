import { defineTexts } from '../../i18n/index.ts';

export const draftBannerTexts = defineTexts({
  'pt-BR': {
    new: 'Cotação nova que ainda não foi salva',
    changes: 'Alterações de uma cotação que ainda não foram salvas',
    since: 'digitado em {{moment}}',
    continue: 'Continuar',
    discard: 'Descartar',
  },
  en: {
    new: 'New quote that is not saved yet',
    changes: 'Changes to a quote that are not saved yet',
    since: 'typed on {{moment}}',
    continue: 'Continue',
    discard: 'Discard',
  },
  es: {
    new: 'Cotización nueva que aún no se guardó',
    changes: 'Cambios de una cotización que aún no se guardaron',
    since: 'escrito el {{moment}}',
    continue: 'Continuar',
    discard: 'Descartar',
  },
});
