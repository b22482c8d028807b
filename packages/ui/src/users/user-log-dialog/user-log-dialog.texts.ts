import { defineTexts } from '../../i18n/index.ts';

export const userLogDialogTexts = defineTexts({
  'pt-BR': {
    title: 'Histórico do usuário',
    loading: 'Carregando o histórico',
    empty: 'Nada registrado sobre este usuário.',
    entries: { one: '{{count}} registro', other: '{{count}} registros' },
    by: 'por {{name}}',
    from: 'De',
    to: 'para',
    blank: 'vazio',
  },
  en: {
    title: 'Log of the user',
    loading: 'Loading the log',
    empty: 'Nothing is recorded about this user.',
    entries: { one: '{{count}} entry', other: '{{count}} entries' },
    by: 'by {{name}}',
    from: 'From',
    to: 'to',
    blank: 'empty',
  },
  es: {
    title: 'Historial del usuario',
    loading: 'Cargando el historial',
    empty: 'Nada registrado sobre este usuario.',
    entries: { one: '{{count}} registro', other: '{{count}} registros' },
    by: 'por {{name}}',
    from: 'De',
    to: 'a',
    blank: 'vacío',
  },
});
