import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  ajuda: 'Help',
  continuar_conectado: 'Stay signed in',
  credenciais_invalidas: 'Invalid credentials',
  editar_perfil: 'Edit profile',
  erro_ao_encerrar_sessoes: 'The other sessions could not be ended.',
  muitas_tentativas: 'Too many sign-in attempts. Wait {{minutos}} min and try again.',
  notificacoes: 'Notifications',
  nova_senha_enviada: 'A new password was sent to your e-mail, please check.',
  pagina_sem_acesso: 'Your profile has no access to the page that you opened.',
  redefinir_senha: 'You must reset your password',
  sair: 'Log out',
  sessao_expirada: 'Your session has expired. Sign in again; what you typed was kept. Only card data must be typed again.',
  sessao_ociosa: {
    one: 'Your session will end in {{count}} second due to inactivity.',
    other: 'Your session will end in {{count}} seconds due to inactivity.',
  },
  sessoes_abertas: 'Open sessions',
  sessoes_encerradas: { one: '{{count}} session ended.', other: '{{count}} sessions ended.' },
  usuario_sem_acesso_nessa_unidade_de_negocio: 'Your user has no access to this business unit.',
};
