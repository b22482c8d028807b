import { defineTexts } from '../../i18n/index.ts';

export const passwordFieldTexts = defineTexts({
  'pt-BR': { showPassword: 'Mostrar senha', blankAtEdge: 'A senha começa ou termina com um espaço.' },
  en: { showPassword: 'Show password', blankAtEdge: 'The password begins or ends with a space.' },
  es: { showPassword: 'Mostrar contraseña', blankAtEdge: 'La contraseña empieza o termina con un espacio.' },
});
