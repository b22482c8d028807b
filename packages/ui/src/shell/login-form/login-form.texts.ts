import { defineTexts } from '../../i18n/index.ts';

export const loginFormTexts = defineTexts({
  'pt-BR': {
    title: 'Entrar',
    login: 'Login',
    password: 'Senha',
    showPassword: 'Mostrar senha',
    submit: 'Entrar',
    forgot: 'Esqueci minha senha',
  },
  en: {
    title: 'Sign in',
    login: 'Login',
    password: 'Password',
    showPassword: 'Show password',
    submit: 'Sign in',
    forgot: 'Forgot my password',
  },
  es: {
    title: 'Ingresar',
    login: 'Login',
    password: 'Contraseña',
    showPassword: 'Mostrar contraseña',
    submit: 'Ingresar',
    forgot: 'Olvidé mi contraseña',
  },
});
