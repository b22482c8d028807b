import { CallError } from '@guiche/contract/client';
import type { Attachment } from '@guiche/domain/entities';
import { expect, test, vi } from 'vitest';
import { HeldFiles } from './held-files.ts';
import { cancelSending, type SendingHeld, sendHeld } from './send-held.ts';

const file = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });

/** Two held files of a service, and calls that succeed unless they are given. */
function given(calls: Partial<Pick<SendingHeld, 'upload' | 'register'>> = {}) {
  const held = new HeldFiles();
  held.hold('s', [file('Um.pdf'), file('Dois.pdf')]);
  const stored: string[] = [];
  const options: SendingHeld = {
    held,
    owner: 's',
    upload: async ({ descricao }) => `/arquivos/${descricao}`,
    register: async ({ descricao }, url) => ({ descricao, url }) as Attachment,
    onStored: ({ descricao, url }) => stored.push(`${descricao} ${url}`),
    say: (error) => String(error),
    ...calls,
  };
  return { held, options, stored, states: () => held.of('s').map(({ descricao, state }) => [descricao, state.kind]) };
}

test('Q-172 each held file is uploaded, registered with the returned url, and held no longer', async () => {
  const { options, stored, states } = given();
  expect(await sendHeld(options)).toBe(true);
  expect(stored).toEqual(['Um /arquivos/Um', 'Dois /arquivos/Dois']);
  expect(states()).toEqual([]);
});

test('Q-172 a failed upload keeps its file for another try, and the others are sent', async () => {
  let works = false;
  const upload = vi.fn(async ({ descricao }: { descricao: string }) => {
    if (descricao === 'Um' && !works) throw new Error('cut');
    return `/arquivos/${descricao}`;
  });
  const { held, options, stored, states } = given({ upload });
  expect(await sendHeld(options)).toBe(false);
  expect(states()).toEqual([['Um', 'failed']]);
  expect(held.of('s')[0]?.state).toEqual({ kind: 'failed', reason: 'Error: cut' });
  works = true;
  expect(await sendHeld(options, held.of('s')[0]?.id)).toBe(true);
  expect(stored).toEqual(['Dois /arquivos/Dois', 'Um /arquivos/Um']);
});

test('Q-172 Q-306 a file that the server refuses says why and is not sent with the others again, until it is described anew', async () => {
  const refusal = new CallError(422, undefined);
  const upload = vi.fn(async ({ descricao }: { descricao: string }) => {
    if (descricao === 'Um') throw refusal;
    return `/arquivos/${descricao}`;
  });
  const { held, options, stored } = given({ upload });
  expect(await sendHeld(options)).toBe(false);
  const [one] = held.of('s');
  expect(one?.state).toEqual({ kind: 'refused', reason: String(refusal) });
  expect(await sendHeld(options)).toBe(true);
  expect(upload).toHaveBeenCalledTimes(2);
  held.describe('s', one?.id ?? '', 'Outro');
  expect(await sendHeld(options)).toBe(true);
  expect([stored, held.of('s')]).toEqual([['Dois /arquivos/Dois', 'Outro /arquivos/Outro'], []]);
});

test('Q-172 a file that was stored and not registered is not uploaded again', async () => {
  const upload = vi.fn(async () => '/arquivos/x');
  let works = false;
  const { held, options, states } = given({
    upload,
    register: async ({ descricao }, url) => {
      if (!works) throw new Error('cut');
      return { descricao, url } as Attachment;
    },
  });
  const [first] = held.of('s');
  expect(await sendHeld(options, first?.id)).toBe(false);
  works = true;
  expect(await sendHeld(options, first?.id)).toBe(true);
  expect(upload).toHaveBeenCalledTimes(1);
  expect(states()).toEqual([['Dois', 'held']]);
});

test('a file whose sending is cancelled is held again, and is no failure', async () => {
  const { held, options, states } = given({
    upload: ({ id }, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        cancelSending(id);
      }),
  });
  expect(await sendHeld(options, held.of('s')[0]?.id)).toBe(true);
  expect(states()).toEqual([
    ['Um', 'held'],
    ['Dois', 'held'],
  ]);
});

test('B-064 a file that is being sent is not sent twice, and its progress is shown', async () => {
  const upload = vi.fn(async (_held: unknown, _signal: unknown, onProgress: (sent: number) => void) => {
    onProgress(0.5);
    seen.push(held.of('s')[0]?.state);
    return '/arquivos/x';
  });
  const seen: unknown[] = [];
  const { held, options } = given({ upload: upload as SendingHeld['upload'] });
  await Promise.all([sendHeld(options), sendHeld(options)]);
  expect(upload).toHaveBeenCalledTimes(2);
  expect(seen[0]).toEqual({ kind: 'sending', sent: 0.5 });
});
