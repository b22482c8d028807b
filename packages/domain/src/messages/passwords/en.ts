import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  convite_assunto: 'Your access to {{produto}}',
  convite_corpo:
    'Hello, {{nome}}.\n\nYou have access to {{produto}}. Your login is:\n\n{{login}}\n\nYour temporary password is:\n\n{{senha}}\n\nIt holds until {{validade}}, and you replace it by one of yours at the first login. If you have a password already, it holds until this one is used.',
  muitos_pedidos_de_senha: 'Too many requests for a new password. Wait {{minutos}} min and try again.',
  nova_senha_assunto: 'New password of {{produto}}',
  nova_senha_corpo:
    'Hello, {{nome}}.\n\nYour new password is:\n\n{{senha}}\n\nIt can be used until {{validade}}, and you replace it by one of your own when you first sign in. Your former password works until then. If you did not ask for a new password, ignore this e-mail.',
  senha_curta: 'The password needs at least {{minimo}} characters.',
  senha_igual_a_atual: 'The new password is the present one. Choose another.',
  senha_igual_ao_login: 'The password cannot be the login.',
};
