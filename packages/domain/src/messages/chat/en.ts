import type { Translated } from '../topic.ts';
import type { ptBr } from './pt-br.ts';

export const en: Translated<typeof ptBr> = {
  erro_obter_mensagens: 'Error getting messages',
  mensagem_nao_enviada: 'Message not sent. Try again',
};
