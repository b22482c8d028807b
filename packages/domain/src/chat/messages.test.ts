import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatMessage } from '../entities/index.ts';
import {
  CHAT_POLL_MS,
  type ChatMessages,
  CLOSED_CHAT,
  chatPollInterval,
  type LocalMessage,
  mayBeSent,
  messageViolations,
  shownMessages,
  withNewMessages,
  withSentMessage,
} from './index.ts';

const message = (id: number, minute = id, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  mensagem: `mensagem ${id}`,
  data: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(),
  nomeUsuario: 'Ana',
  usuarioAtual: false,
  lida: false,
  ...changes,
});
const own = (id: number, mensagem: string) => message(id, id, { mensagem, usuarioAtual: true });
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id);

/** What a chat shows, line by line. */
const lines = (chat: ChatMessages<LocalMessage>) => {
  const { stored, local } = shownMessages(chat);
  return [...stored, ...local].map(({ mensagem }) => mensagem);
};
const bomDia: LocalMessage = { localId: 'a', mensagem: 'Bom dia', after: 1 };
const before = { stored: [message(1)], local: [bomDia] };

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

test('A-165 an empty message is refused as missing, one that is too long with both lengths', () => {
  expect(messageViolations(' \n')).toEqual([{ key: 'campo_obrigatorio', field: 'mensagem' }]);
  expect(messageViolations('x'.repeat(4000))).toEqual([]);
  const [long] = messageViolations('x'.repeat(4001));
  expect(long).toEqual({ key: 'texto_longo_demais', params: { tamanho: '4.001', limite: '4.000' }, field: 'mensagem' });
});

test('a message shows at once, and still once when the answer brings its copy', () => {
  expect(lines(before)).toEqual(['mensagem 1', 'Bom dia']);
  const sent = withSentMessage(before, 'a', own(2, 'Bom dia'));
  expect(lines(sent)).toEqual(['mensagem 1', 'Bom dia']);
  expect(lines(withNewMessages(sent, [own(2, 'Bom dia')]))).toEqual(['mensagem 1', 'Bom dia']);
});

test('polling that is faster than the answer shows a message once', () => {
  const polled = withNewMessages(before, [own(2, 'Bom dia')]);
  expect(lines(polled)).toEqual(['mensagem 1', 'Bom dia']);
  expect(lines(withSentMessage(polled, 'a', own(2, 'Bom dia')))).toEqual(['mensagem 1', 'Bom dia']);
});

test.each([
  ['of somebody else', message(2, 2, { mensagem: 'Bom dia' })],
  ['with another text', own(2, 'Boa tarde')],
  ['that stood there before', own(1, 'Bom dia')],
])('a message %s is no copy', (_which, came) => {
  const shown = shownMessages(withNewMessages({ stored: [], local: [bomDia] }, [came]));
  expect(shown.local).toEqual([bomDia]);
});

test('the same text sent twice shows twice, whichever answer comes first', () => {
  const twice = { stored: [message(1)], local: [bomDia, { ...bomDia, localId: 'b' }] };
  const [first, second] = [own(2, 'Bom dia'), own(3, 'Bom dia')];
  const expected = ['mensagem 1', 'Bom dia', 'Bom dia'];
  for (const localId of ['a', 'b']) {
    const answered = withSentMessage(twice, localId, second);
    expect(lines(answered)).toEqual(expected);
    expect(lines(withNewMessages(answered, [first, second]))).toEqual(expected);
  }
  expect(lines(withNewMessages(twice, [first]))).toEqual(expected);
  expect(lines(withNewMessages(twice, [first, second]))).toEqual(expected);
});

test('however they come, messages stand once and the oldest first', () =>
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(50).map((id) => message(id, 50 - id)))), (rounds) => {
      const empty: ChatMessages<LocalMessage> = { stored: [], local: [] };
      const chat = rounds.reduce((known, came) => withNewMessages(known, came), empty);
      const expected = [...new Set(rounds.flat().map(({ id }) => id))].sort((a, b) => b - a);
      expect(ids(chat.stored)).toEqual(expected);
    }),
  ));

test('in whatever order answers and polls come, each text stands as often as it was sent', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('ok', 'obrigada'), { maxLength: 5 }).chain((texts) =>
        fc.record({
          texts: fc.constant(texts),
          // Each number answers the sending of that message; one beyond the last asks for everything that the server has.
          events: fc.array(fc.nat(texts.length), { maxLength: 12 }),
        }),
      ),
      ({ texts, events }) => {
        const copies = texts.map((text, index) => own(index + 1, text));
        const local = texts.map((mensagem, index) => ({ localId: String(index), mensagem, after: 0 }));
        let chat: ChatMessages<LocalMessage> = { stored: [], local };
        for (const event of events) {
          const copy = copies[event];
          chat = copy ? withSentMessage(chat, String(event), copy) : withNewMessages(chat, copies);
          expect(lines(chat).sort()).toEqual([...texts].sort());
        }
      },
    ),
  ));
