import { issueHotel } from '@guiche/contract/automatic-issuing';
import { CallError } from '@guiche/contract/client';
import { cancelHotelReservation } from '@guiche/contract/fines';
import { concludeIssues } from '@guiche/contract/issuing';
import { expect, test } from 'vitest';
import { issueOf, load, type Person, providerIssue, seenTrip, serverForFile, type TestServer } from '../test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

const hotel = (asks?: string, changes: object = {}) =>
  providerIssue(server, clerk, { kind: 'HOTEL', ...(asks !== undefined && { asks }), changes });

test('Q-240 Q-113 a reservation copies its own fields into the quote: code and authorization, and nothing of an air issue', async () => {
  const { service, quote, request } = await hotel(undefined, { codigoTransacaoCartao: '123456' });
  const answer = await clerk.call(issueHotel, issueOf({ service, quote }));
  expect(answer).toMatchObject({
    status: 'SUCCESS',
    hotelCotacao: {
      emitidaAutomaticamente: true,
      dataEmissao: server.now().toISOString(),
      emissor: clerk.user.name,
      dadosFornecedor: expect.stringMatching(/^\{"pedido":/),
      solicitacaoVcn: null,
      codigoReserva: expect.stringMatching(/^H[0-9A-F]{6}$/),
      codigoTransacaoCartao: '123456',
    },
  });
  expect(Object.keys(answer.hotelCotacao ?? {})).not.toContain('tourCode');
  const stored = (await load(clerk, request.id)).servicosHotel.find(({ id }) => id === service.id)?.escolhida;
  expect(stored).toEqual(answer.cotacao);
  expect(stored).toMatchObject({ ...answer.hotelCotacao, statusCotacao: 'EMISSAO_PENDENTE', total: quote.total });
});

test('Q-240 a refused reservation takes the confirmation back, so that nobody concludes it; one without an answer is to be checked', async () => {
  const confirmed = { dataEmissao: '2026-11-21T15:00:00.000Z', emissor: 'Ana Souza' };
  const refused = await hotel('err9', confirmed);
  expect(await clerk.call(issueHotel, issueOf(refused))).toMatchObject({
    status: 'ERROR',
    hotelCotacao: null,
    cotacao: { dataEmissao: null, emissor: null, codigoReserva: null },
  });
  const silent = await hotel('dem9', confirmed);
  const pending = await clerk.call(issueHotel, issueOf(silent));
  expect(pending).toMatchObject({ status: 'PENDING', cotacao: { emissaoEmVerificacao: true, dataEmissao: confirmed.dataEmissao } });
  const { id, versao } = pending.cotacao;
  await expect(clerk.call(cancelHotelReservation, { params: { idCotacao: id }, body: { versao, multa: 0 } })).rejects.toMatchObject({
    status: 422,
    errors: [expect.objectContaining({ chave: 'emissao_em_verificacao' })],
  });
  const { service } = silent;
  expect(await clerk.call(issueHotel, issueOf({ service, quote: pending.cotacao }))).toMatchObject({ status: 'SUCCESS' });
});

test('Q-108 only a hotel whose consolidator issues automatically is reserved, and once', async () => {
  const notOffered = { status: 422, errors: [expect.objectContaining({ chave: 'emissao_automatica_nao_disponivel' })] };
  const manual = { id: 'x', consolidadora: 'B2B', tipoEmissao: 'MANUAL', credencial: '{}' };
  for (const changes of [{ agenciaServico: manual }, { emitidaAutomaticamente: true }]) {
    await expect(clerk.call(issueHotel, issueOf(await hotel(undefined, changes)))).rejects.toMatchObject(notOffered);
  }
});

test('Q-095 Q-108 a request with a confirmed hotel that nobody ordered is not concluded; once it is reserved, that holds it up no more', async () => {
  const { request, service, quote } = await hotel(undefined, { dataEmissao: '2026-11-21T15:00:00.000Z', emissor: 'Ana Souza' });
  const refusals = async () => {
    const seen = seenTrip(await load(clerk, request.id));
    const error = await clerk.call(concludeIssues, { body: { ...seen, voltaraAprovacao: false } }).catch((failure: unknown) => failure);
    return JSON.stringify(error instanceof CallError ? error.errors : []);
  };
  expect(await refusals()).toContain('existem_reservas_nao_iniciadas');
  await clerk.call(issueHotel, issueOf({ service, quote }));
  expect(await refusals()).not.toContain('existem_reservas_nao_iniciadas');
});
