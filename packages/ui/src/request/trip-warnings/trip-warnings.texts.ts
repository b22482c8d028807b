import { defineTexts } from '../../i18n/index.ts';

export const tripWarningsTexts = defineTexts({
  'pt-BR': {
    warnings: 'Avisos',
    dismiss: 'Dispensar',
    dismissName: 'Dispensar o aviso: {{warning}}',
    reason: 'Motivo para dispensar',
    confirm: 'Dispensar aviso',
    cancel: 'Voltar',
    failed: 'O aviso não foi dispensado. O motivo continua aqui: tente de novo.',
    dismissed: { one: '{{count}} aviso dispensado', other: '{{count}} avisos dispensados' },
    by: '{{name}}, {{moment}}: {{reason}}',
  },
  en: {
    warnings: 'Warnings',
    dismiss: 'Dismiss',
    dismissName: 'Dismiss the warning: {{warning}}',
    reason: 'Reason for dismissing it',
    confirm: 'Dismiss warning',
    cancel: 'Back',
    failed: 'The warning was not dismissed. The reason is still here: try again.',
    dismissed: { one: '{{count}} dismissed warning', other: '{{count}} dismissed warnings' },
    by: '{{name}}, {{moment}}: {{reason}}',
  },
  es: {
    warnings: 'Avisos',
    dismiss: 'Descartar',
    dismissName: 'Descartar el aviso: {{warning}}',
    reason: 'Motivo para descartarlo',
    confirm: 'Descartar aviso',
    cancel: 'Volver',
    failed: 'El aviso no se descartó. El motivo sigue aquí: intente de nuevo.',
    dismissed: { one: '{{count}} aviso descartado', other: '{{count}} avisos descartados' },
    by: '{{name}}, {{moment}}: {{reason}}',
  },
});
