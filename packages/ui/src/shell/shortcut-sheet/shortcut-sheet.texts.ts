import { defineTexts } from '../../i18n/index.ts';

export const shortcutSheetTexts = defineTexts({
  'pt-BR': {
    title: 'Atalhos de teclado',
    context: 'O que vale nesta tela. Nenhum age enquanto se digita.',
    next: 'depois',
    or: 'ou',
    enabled: 'Usar atalhos de uma tecla',
    enabledHint: 'Desligados, continuam valendo os atalhos com Ctrl.',
  },
  en: {
    title: 'Keyboard shortcuts',
    context: 'What holds on this screen. None acts while you type.',
    next: 'then',
    or: 'or',
    enabled: 'Use single-key shortcuts',
    enabledHint: 'When off, the shortcuts with Ctrl still hold.',
  },
  es: {
    title: 'Atajos de teclado',
    context: 'Lo que vale en esta pantalla. Ninguno actúa mientras se escribe.',
    next: 'después',
    or: 'o',
    enabled: 'Usar atajos de una tecla',
    enabledHint: 'Si se desactivan, siguen valiendo los atajos con Ctrl.',
  },
});
