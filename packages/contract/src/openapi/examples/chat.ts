import type { Chat, ChatMessage } from '@guiche/domain/entities';
import { CONSULTANT } from './people.ts';

export const SENT_MESSAGE: ChatMessage = {
  id: 5122,
  mensagem: 'Consegue, sim: incluímos uma opção na noite anterior.',
  data: '2026-11-21T14:05:09.000Z',
  nomeUsuario: CONSULTANT.name,
  usuarioAtual: true,
  lida: false,
};

export const CHAT: Chat = {
  id: 311,
  messages: [
    {
      id: 5121,
      mensagem: 'O viajante consegue chegar na véspera?',
      data: '2026-11-21T13:58:40.000Z',
      nomeUsuario: 'Letícia Marques',
      usuarioAtual: false,
      lida: true,
    },
    SENT_MESSAGE,
  ],
};
