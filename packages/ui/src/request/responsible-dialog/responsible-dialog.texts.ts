import { defineTexts } from '../../i18n/index.ts';

export const responsibleDialogTexts = defineTexts({
  'pt-BR': { assign: 'Esta solicitação está com {{present}}. Deseja passá-la para {{next}}?' },
  en: { assign: 'This request is with {{present}}. Do you want to assign it to {{next}}?' },
  es: { assign: 'Esta solicitud está con {{present}}. ¿Desea asignarla a {{next}}?' },
});
