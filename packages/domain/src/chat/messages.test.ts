import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatMessage } from '../entities/index.ts';
import { CHAT_POLL_MS, CLOSED_CHAT, chatPollInterval, mayBeSent, withNewMessages } from './index.ts';

const message = (id: number, minute = id): ChatMessage => ({
  id,
  mensagem: `mensagem ${id}`,
  data: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(),
  nomeUsuario: 'Ana',
  usuarioAtual: false,
  lida: false,
});
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id);

test('A-163 an open chat asks every 15 s, a closed one no more', () => {
  expect(CHAT_POLL_MS).toBe(15_000);
  expect(chatPollInterval({ agencia: 42, viagem: 1207 })).toBe(15_000);
  expect(chatPollInterval({ agencia: 42, viagem: 0 })).toBe(false);
  expect(chatPollInterval(CLOSED_CHAT)).toBe(false);
});

test.each([
  ['Bom dia', true],
  [' . ', true],
  ['', false],
  ['   ', false],
  ['\n\t ', false],
])('A-165 %j is sent: %s', (text, sent) => expect(mayBeSent(text)).toBe(sent));

test('the server’s copy takes the place of the local one, and doubles none', () => {
  const local = [
    { localId: 'a', mensagem: 'mensagem 3', id: 3 },
    { localId: 'b', mensagem: 'mensagem 4' },
  ];
  const shown = withNewMessages({ stored: [message(1), message(2)], local }, [message(3), message(2)]);
  expect(ids(shown.stored)).toEqual([1, 2, 3]);
  expect(shown.local.map(({ localId }) => localId)).toEqual(['b']);
});
test('however they come, messages stand once and the oldest first', () =>
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(50).map((id) => message(id, 50 - id)))), (rounds) => {
      const shown = rounds.reduce((before, came) => withNewMessages(before, came), withNewMessages({ stored: [], local: [] }, []));
      const expected = [...new Set(rounds.flat().map(({ id }) => id))].sort((a, b) => b - a);
      expect(ids(shown.stored)).toEqual(expected);
    }),
  ));
