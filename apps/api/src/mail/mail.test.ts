import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MailError, type MailMessage } from './mail-port.ts';
import { openMail } from './open-mail.ts';

const MESSAGE: MailMessage = {
  to: { name: 'Hotel Boa Viagem', address: 'reservas@boaviagem.test' },
  replyTo: { name: 'Camila Nogueira', address: 'camila@agencia.example' },
  subject: 'Reserva: Hotel Boa Viagem\r\nBcc: estranho@example.com',
  text: 'Olá!\n.\nHóspedes: João Sá',
};

/** A small SMTP server on this computer: takes messages, or refuses every addressee. */
async function smtp(refuses = false) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let data = false;
    let line = '';
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (part) => {
      line += part.toString('latin1');
      for (let end = line.indexOf('\r\n'); end >= 0; end = line.indexOf('\r\n')) {
        const said = line.slice(0, end);
        line = line.slice(end + 2);
        heard.push(said);
        if (data) {
          if (said === '.') {
            data = false;
            socket.write('250 taken\r\n');
          }
        } else if (/^DATA/i.test(said)) {
          data = true;
          socket.write('354 go on\r\n');
        } else if (/^RCPT/i.test(said) && refuses) socket.write('550 no such mailbox: segredo\r\n');
        else if (/^QUIT/i.test(said)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mail = openMail({ smtp: { url, from: 'Guichê <reservas@agencia.example>' }, outboxDir: '' });
  return { mail, heard, close: () => server.close() };
}

test('Q-280 an SMTP server gets a real message for one addressee, whatever is in its subject', async () => {
  const { mail, heard, close } = await smtp();
  await mail.send(MESSAGE);
  close();
  expect(heard.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<reservas@boaviagem.test>']);
  expect(heard).toContain('MAIL FROM:<reservas@agencia.example>');
  expect(heard.some((line) => /^Bcc:/i.test(line))).toBe(false);
  expect(heard).toContain('Reply-To: Camila Nogueira <camila@agencia.example>');
});

test('Q-185 an addressee that is refused is an error that repeats nothing of the server', async () => {
  const { mail, close } = await smtp(true);
  const error = await mail.send(MESSAGE).catch((reason: unknown) => reason);
  close();
  expect(error).toBeInstanceOf(MailError);
  expect(String(error)).not.toMatch(/segredo|boaviagem/);
});

test('Q-280 without an SMTP server a message is a file that mail programs open; one to falha.test fails', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'guiche-outbox-'));
  try {
    const mail = openMail({ smtp: undefined, outboxDir: join(dir, 'outbox') });
    await mail.send(MESSAGE);
    const [name = '', ...more] = await readdir(join(dir, 'outbox'));
    expect([name, more]).toEqual([expect.stringMatching(/\.eml$/), []]);
    const written = await readFile(join(dir, 'outbox', name), 'utf8');
    expect(written).toMatch(/^From: .*\r\nTo: Hotel Boa Viagem <reservas@boaviagem\.test>\r\n/m);
    const nowhere = { name: 'Hotel', address: 'Reservas@Falha.test' };
    await expect(mail.send({ ...MESSAGE, to: nowhere })).rejects.toThrow(MailError);
    expect(await readdir(join(dir, 'outbox'))).toEqual([name]);
  } finally {
    await rm(dir, { recursive: true });
  }
});
