import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  convite_assunto: 'Su acceso a {{produto}}',
  convite_corpo:
    'Hola, {{nome}}.\n\nUsted tiene acceso a {{produto}}. Su login es:\n\n{{login}}\n\nSu contraseña provisional es:\n\n{{senha}}\n\nVale hasta {{validade}} y se cambia por una suya en el primer acceso. Si ya tiene una contraseña, sigue valiendo hasta que esta se use.',
  muitos_pedidos_de_senha: 'Demasiados pedidos de contraseña. Espere {{minutos}} min e inténtelo de nuevo.',
  nova_senha_assunto: 'Nueva contraseña de {{produto}}',
  nova_senha_corpo:
    'Hola, {{nome}}.\n\nSu nueva contraseña es:\n\n{{senha}}\n\nVale hasta {{validade}} y usted la cambia por una propia en el primer acceso. La contraseña anterior sigue valiendo hasta entonces. Si usted no pidió una nueva contraseña, ignore este correo.',
  senha_curta: 'La contraseña necesita al menos {{minimo}} caracteres.',
  senha_igual_a_atual: 'La nueva contraseña es la actual. Elija otra.',
  senha_igual_ao_login: 'La contraseña no puede ser igual al login.',
};
