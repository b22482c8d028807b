import type { ChatMessage } from '@guiche/domain/entities';
import type { GuidancePair } from '../../test-support/page.ts';
import { ChatPopup } from './chat-popup.tsx';

const STORED: ChatMessage[] = [
  {
    id: 1,
    mensagem: 'E o retorno, dá para sair depois das 18h?',
    data: '2026-11-21T13:02:00.000Z',
    nomeUsuario: 'Letícia Marques',
    usuarioAtual: false,
    lida: true,
  },
];
const POPUP = {
  number: 48210,
  client: 'Aurora Alimentos',
  text: '',
  onTextChange: () => undefined,
  onSend: () => undefined,
  onResend: () => undefined,
  onClose: () => undefined,
  now: new Date('2026-11-21T14:00:00.000Z'),
};

export const guidance: readonly GuidancePair[] = [
  {
    framed: 620,
    do: {
      words: 'A message that could not be sent stays where it was written, and can be sent again.',
      example: (
        <ChatPopup
          {...POPUP}
          messages={{ stored: STORED, local: [{ localId: 'a', mensagem: 'Dá. Já cotei o das 19h10.', after: 1, failed: true }] }}
        />
      ),
    },
    dont: {
      words: 'Dropped when it fails: the answer is lost, and the client waits for it.',
      example: <ChatPopup {...POPUP} messages={{ stored: STORED, local: [] }} />,
    },
  },
];
