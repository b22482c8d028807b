import { defineTexts } from '../../i18n/index.ts';

export const appShellTexts = defineTexts({
  'pt-BR': {
    skip: 'Ir para o conteúdo',
    home: 'Início',
    navigation: 'Navegação principal',
    more: 'Mais',
    offline: 'Sem conexão. O que você digita fica guardado neste navegador até a conexão voltar.',
  },
  en: {
    skip: 'Skip to content',
    home: 'Home',
    navigation: 'Main navigation',
    more: 'More',
    offline: 'No connection. What you type is kept in this browser until the connection is back.',
  },
  es: {
    skip: 'Ir al contenido',
    home: 'Inicio',
    navigation: 'Navegación principal',
    more: 'Más',
    offline: 'Sin conexión. Lo que escribe se guarda en este navegador hasta que vuelva la conexión.',
  },
});
