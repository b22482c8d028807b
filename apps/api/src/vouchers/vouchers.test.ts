import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CallError } from '@guiche/contract/client';
import { cancelAirIssue } from '@guiche/contract/fines';
import { concludeChangedIssues } from '@guiche/contract/issuing';
import { listRequestLog } from '@guiche/contract/requests';
import { takeOverRequest } from '@guiche/contract/responsibility';
import { askChangeAsClient } from '@guiche/contract/sandbox';
import { sendVoucher } from '@guiche/contract/vouchers';
import type { TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cotacao, solicitacao } from '../db/schema/solicitacao.ts';
import { voucher } from '../db/schema/voucher.ts';
import {
  airServiceOf,
  chosenOf,
  issuedTrip,
  load,
  loadFromHistory,
  type Person,
  seenTrip,
  serverForFile,
  type TestServer,
} from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const send = (
  { id, colaboradores }: TravelRequest,
  changes: { colaboradorId?: string; agenciaId?: number } = {},
  idempotencyKey?: string,
) =>
  clerk.call(sendVoucher, {
    params: { id, colaboradorId: colaboradores[0]?.id ?? '', agenciaId: clerk.user.agency.id, ...changes },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });

/** The messages in the outbox with the voucher of a request. */
async function sentFor({ id }: TravelRequest): Promise<string[]> {
  const names = await readdir(server.config.outboxDir).catch(() => []);
  const all = await Promise.all(names.map((name) => readFile(join(server.config.outboxDir, name), 'utf8')));
  return all.filter((message) => message.includes(`filename="Voucher ${id}.pdf"`));
}

/** The document of a message, as it is opened. */
function documentOf(message: string): string {
  const [, body = ''] = message.split(/Content-Type: application\/pdf[\s\S]*?\r\n\r\n/);
  const base64 = body.split('--')[0]?.replace(/\s/g, '') ?? '';
  return Buffer.from(base64, 'base64').toString('latin1');
}

const mailTo = ({ uuid, colaboradores }: TravelRequest, email: string | null) =>
  server.db
    .update(solicitacao)
    .set({ colaboradores: colaboradores.map((traveller) => ({ ...traveller, email })) })
    .where(eq(solicitacao.uuid, uuid));

test('Q-236 Q-260 a voucher is a PDF by e-mail to the traveller: all that was issued, no price and no code of a payment', async () => {
  const request = await issuedTrip(server, clerk);
  const [traveller] = request.colaboradores;
  const [hotel] = request.servicosHotel;
  const { id } = await send(request);
  const [message = '', ...more] = await sentFor(request);
  expect(more).toEqual([]);
  expect(message).toContain(`<${traveller?.email}>`);
  expect(message).toMatch(/^Reply-To: /m);
  const pdf = documentOf(message);
  expect(pdf).toMatch(/^%PDF-1\.4\n/);
  expect(pdf.trimEnd()).toMatch(/%%EOF$/);
  // The table of a document says where its objects are: readers open it by that.
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 4)).toBe('xref');
  const entries = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm)];
  expect(entries.length).toBeGreaterThan(5);
  for (const [index, [, offset]] of entries.entries()) expect(pdf.slice(Number(offset)).startsWith(`${index + 1} 0 obj`)).toBe(true);
  const ascii = (text: string | null | undefined) => Buffer.from(text ?? '', 'latin1').toString('latin1');
  expect(pdf).toContain(ascii(traveller?.nomeCompleto));
  expect(pdf).toContain(String(request.id));
  const air = request.servicosAereos[0]?.escolhida;
  for (const { localizador } of air?.segmentos.flatMap(({ voos }) => voos) ?? []) expect(pdf).toContain(ascii(localizador));
  expect(pdf).toContain(ascii(air?.numeroBilhete));
  expect(pdf).toContain(ascii(hotel?.escolhida?.codigoReserva));
  for (const { escolhida } of servicesOf(request)) {
    if (escolhida?.codigoTransacaoCartao) expect(pdf).not.toContain(escolhida.codigoTransacaoCartao);
  }
  expect(pdf).not.toContain('R$');
  const [row] = await server.db.select().from(voucher).where(eq(voucher.id, id));
  expect(row).toMatchObject({ solicitacaoUuid: request.uuid, viajanteId: traveller?.id, enviadaEm: server.now() });
  const [entry] = await clerk.call(listRequestLog, { params: { uuid: request.uuid } });
  expect(entry).toMatchObject({ tipoAlteracaoSolicitacao: 'VOUCHER_ENVIADO', user: { name: clerk.user.name } });
});

test('Q-155 Q-236 after a part of a round trip was cancelled the voucher has the flights that are left alone', async () => {
  const isRoundTrip = (one: TravelRequest) => one.servicosAereos[0]?.tipo === 'IDA_VOLTA';
  let request = await issuedTrip(server, clerk);
  while (!isRoundTrip(request)) request = await issuedTrip(server, clerk);
  const { uuid, id } = request;
  const idServico = airServiceOf(request).id;
  await clerk.call(askChangeAsClient, { params: { uuid }, body: { pedido: 'CANCELAR', idServico, segmentos: [1] } });
  await clerk.call(takeOverRequest, {
    query: { podeSubstituir: true },
    body: { uuidSolicitacao: uuid, reponsavel: { id: clerk.user.id, name: '', profiles: clerk.user.profiles } },
  });
  const quote = chosenOf(await load(clerk, id), 'AEREO');
  await clerk.call(cancelAirIssue, { params: { id: quote.id }, query: { taxaCancelamento: 10, creditoBilhete: 0, valorTrecho: 100 } });
  await clerk.call(concludeChangedIssues, { query: { agenciaInterna: 'false' }, body: seenTrip(await load(clerk, id)) });
  const concluded = await loadFromHistory(clerk, id);
  expect(concluded.status).toBe('FECHAMENTO');
  await send(concluded);
  const [message = ''] = await sentFor(concluded);
  const pdf = documentOf(message);
  const [left, gone] = quote.segmentos.map(({ voos }) => voos.map(({ cia, numero }) => `${cia ?? ''} ${numero ?? ''}`));
  for (const flight of left ?? []) expect(pdf).toContain(flight);
  for (const flight of gone ?? []) expect(pdf).not.toContain(flight);
});

test('Q-260 nobody of the request, another agency, nothing issued and no address are refused, each in its words', async () => {
  const request = await issuedTrip(server, clerk);
  await expect(send(request, { colaboradorId: 'ninguem' })).rejects.toMatchObject({
    status: 404,
    body: { chave: 'viajante_nao_encontrado' },
  });
  await expect(send(request, { agenciaId: 2 })).rejects.toMatchObject({ status: 404, body: { chave: 'solicitacao_nao_encontrada' } });
  await mailTo(request, null);
  await expect(send(request)).rejects.toMatchObject({ status: 422, errors: [{ chave: 'viajante_sem_email' }] });
  const chosen = servicesOf(request).flatMap(({ idCotacaoEscolhida }) => idCotacaoEscolhida ?? []);
  await server.db.update(cotacao).set({ status: 'EMISSAO_CANCELADA' }).where(inArray(cotacao.id, chosen));
  await expect(send(request)).rejects.toMatchObject({ status: 422, errors: [{ chave: 'nada_emitido_para_o_viajante' }] });
  expect(await sentFor(request)).toEqual([]);
});

test('Q-260 a message that nobody takes over is a 502, and the same key sends it once the reason is gone, once', async () => {
  const request = await issuedTrip(server, clerk);
  await mailTo(request, 'viajante@falha.test');
  const failed = await send(request, {}, 'um-voucher').catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(CallError);
  expect(failed).toMatchObject({ status: 502, body: { chave: 'voucher_enviar_falha', titulo: 'Falha ao enviar o voucher.' } });
  await mailTo(request, 'viajante@cliente.example');
  const first = await send(request, {}, 'um-voucher');
  expect(await send(request, {}, 'um-voucher')).toEqual(first);
  expect(await sentFor(request)).toHaveLength(1);
  // Asked for anew, it is sent anew.
  await send(request);
  expect(await sentFor(request)).toHaveLength(2);
});
