import { defineTexts } from '../../i18n/index.ts';

export const passwordChangeFormTexts = defineTexts({
  'pt-BR': {
    why: 'Olá, {{name}}. A senha que você usou vale só para este acesso; escolha agora uma que seja sua.',
    password: 'Nova senha',
    hint: 'Pelo menos {{min}} caracteres. Uma frase curta é fácil de lembrar.',
    save: 'Salvar senha',
  },
  en: {
    why: 'Hello, {{name}}. The password that you used is for this once; now choose one of your own.',
    password: 'New password',
    hint: 'At least {{min}} characters. A short sentence is easy to remember.',
    save: 'Save password',
  },
  es: {
    why: 'Hola, {{name}}. La contraseña que usó vale solo para este acceso; elija ahora una que sea suya.',
    password: 'Nueva contraseña',
    hint: 'Al menos {{min}} caracteres. Una frase corta es fácil de recordar.',
    save: 'Guardar contraseña',
  },
});
