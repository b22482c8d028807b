import { defineTexts } from '../../i18n/index.ts';

export const forgotPasswordModalTexts = defineTexts({
  'pt-BR': {
    title: 'Esqueceu a senha?',
    explanation: 'Uma nova senha vai para o e-mail do login. A de agora continua valendo até você usar a nova.',
    login: 'Login',
    send: 'Enviar nova senha',
  },
  en: {
    title: 'Forgot your password?',
    explanation: 'A new password goes to the e-mail of the login. The present one works until you use the new one.',
    login: 'Login',
    send: 'Send a new password',
  },
  es: {
    title: '¿Olvidó su contraseña?',
    explanation: 'Una nueva contraseña va al correo del login. La actual sigue valiendo hasta que use la nueva.',
    login: 'Login',
    send: 'Enviar nueva contraseña',
  },
});
