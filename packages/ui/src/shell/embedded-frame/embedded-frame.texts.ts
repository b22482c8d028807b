import { defineTexts } from '../../i18n/index.ts';

export const embeddedFrameTexts = defineTexts({
  'pt-BR': {
    loading: 'Carregando {{title}}…',
    missing: '{{title}} ainda não tem um endereço.',
    missingHelp: 'Quem administra o sistema define o endereço; depois disso, a página aparece aqui.',
    refused: 'O endereço de {{title}} não é permitido.',
    refusedHelp: 'Por segurança, só aparecem aqui páginas de endereços conhecidos. Fale com quem administra o sistema.',
    late: '{{title}} está demorando a responder.',
    lateHelp: 'A página é de outro sistema, que não respondeu a tempo. O resto do trabalho continua normalmente.',
    newTab: 'Abrir em nova aba',
  },
  en: {
    loading: 'Loading {{title}}…',
    missing: '{{title}} has no address yet.',
    missingHelp: 'The administrator of the system sets the address; the page appears here after that.',
    refused: 'The address of {{title}} is not allowed.',
    refusedHelp: 'For security, only pages of known addresses are shown here. Talk to the administrator of the system.',
    late: '{{title}} is taking too long to respond.',
    lateHelp: 'The page belongs to another system, which did not respond in time. The rest of your work goes on as usual.',
    newTab: 'Open in a new tab',
  },
  es: {
    loading: 'Cargando {{title}}…',
    missing: '{{title}} todavía no tiene una dirección.',
    missingHelp: 'Quien administra el sistema define la dirección; después, la página aparece aquí.',
    refused: 'La dirección de {{title}} no está permitida.',
    refusedHelp: 'Por seguridad, aquí solo aparecen páginas de direcciones conocidas. Hable con quien administra el sistema.',
    late: '{{title}} está tardando en responder.',
    lateHelp: 'La página es de otro sistema, que no respondió a tiempo. El resto del trabajo sigue con normalidad.',
    newTab: 'Abrir en una pestaña nueva',
  },
});
