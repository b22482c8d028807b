import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const es: Translated<typeof ptBr> = {
  erro_obter_mensagens: 'Error al obtener los mensajes',
  mensagem_nao_enviada: 'Mensaje no enviado. Intentar de nuevo',
};
