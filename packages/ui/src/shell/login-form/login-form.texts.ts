import { defineTexts } from '../../i18n/index.ts';

export const loginFormTexts = defineTexts({
  'pt-BR': {
    title: 'Entrar',
    login: 'Login',
    password: 'Senha',
    submit: 'Entrar',
    forgot: 'Esqueci minha senha',
  },
  en: {
    title: 'Sign in',
    login: 'Login',
    password: 'Password',
    submit: 'Sign in',
    forgot: 'Forgot my password',
  },
  es: {
    title: 'Ingresar',
    login: 'Login',
    password: 'Contraseña',
    submit: 'Ingresar',
    forgot: 'Olvidé mi contraseña',
  },
});
