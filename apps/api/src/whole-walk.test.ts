import { listAttachments, registerAttachment, uploadAttachment } from '@guiche/contract/attachments';
import { findTravellerCard } from '@guiche/contract/cards';
import { cancelAirIssue } from '@guiche/contract/fines';
import { concludeChangedIssues, concludeIssues } from '@guiche/contract/issuing';
import { listQuoteLog, SAVE_QUOTE } from '@guiche/contract/quotes';
import { concludeQuoting, listRequestLog, returnRequest } from '@guiche/contract/requests';
import { answerAsClient, askChangeAsClient } from '@guiche/contract/sandbox';
import { sendVoucher } from '@guiche/contract/vouchers';
import type { TravelRequest } from '@guiche/domain/entities';
import { servicesOf } from '@guiche/domain/requests';
import { expect, test } from 'vitest';
import { aFile, attachmentOf } from './test-support/call-inputs.ts';
import {
  airServiceOf,
  load,
  loadFromHistory,
  type Person,
  saveAirIssue,
  seenTrip,
  serverForFile,
  type TestServer,
  takeRequest,
  ticketed,
  typedAirQuote,
} from './test-support/index.ts';

let server: TestServer;
let clerk: Person;
serverForFile((demo) => {
  ({ server, clerk } = demo);
});

/** A request with one air service alone, which nobody has quoted. */
async function bareRequest(): Promise<TravelRequest> {
  for (;;) {
    const request = await load(clerk, await takeRequest(server));
    const services = servicesOf(request);
    if (services.length === 1 && services[0]?.cotacoes.length === 0) return request;
  }
}

test('Q-004 one clerk walks a request through all of its stages: each call finds what the one before it left', async () => {
  const bare = await bareRequest();
  const { id, uuid, empresa, colaboradores } = bare;
  const { id: idServico, viajantes } = airServiceOf(bare);
  const now = () => loadFromHistory(clerk, id);
  const chosen = async () => {
    const { escolhida } = airServiceOf(await now());
    if (!escolhida) throw new Error('nothing is chosen');
    return escolhida;
  };

  const typed = await typedAirQuote(clerk, await now());
  const call = { params: { idViagem: id, tipoServico: 'aereo' as const } };
  const first = await clerk.call(SAVE_QUOTE.AEREO, { ...call, body: typed });
  const edited = await clerk.call(SAVE_QUOTE.AEREO, { ...call, body: { ...first, tarifa: 900 } });
  expect([first.versao, edited.versao, edited.tarifa]).toEqual([1, 2, 900]);
  const url = await clerk.files.upload(uploadAttachment, { params: { uuid: idServico }, query: {}, headers: {}, file: aFile() });
  await clerk.call(registerAttachment, { body: attachmentOf(idServico, url) });
  expect((await clerk.call(listAttachments, { params: { uuid: idServico } })).map(({ descricao }) => descricao)).toEqual([
    'Voucher do hotel',
  ]);

  await clerk.call(concludeQuoting, { query: { uuidSolicitacao: uuid }, body: seenTrip(await now()) });
  await clerk.call(answerAsClient, { params: { uuid }, body: { resposta: 'APROVAR' } });
  // The clerk asks the client to choose once more.
  await clerk.call(returnRequest, {
    query: { isSupplier: true },
    body: { ...seenTrip(await now()), justificativa: 'O voo mudou de horário.' },
  });
  expect((await now()).status).toBe('SELECAO_COTACAO');
  await clerk.call(answerAsClient, { params: { uuid }, body: { resposta: 'APROVAR' } });
  expect(await chosen()).toMatchObject({ id: edited.id, statusCotacao: 'EMISSAO_PENDENTE' });

  const traveller = viajantes[0]?.id ?? '';
  const card = await clerk.call(findTravellerCard, { params: { idColaborador: traveller, idServico, idEmpresa: empresa.id } });
  expect(JSON.stringify(card)).not.toMatch(/\d{12}/);
  const quote = await chosen();
  await saveAirIssue(clerk, { request: await now(), quote }, ticketed(quote));
  await clerk.call(concludeIssues, { body: { ...seenTrip(await now()), voltaraAprovacao: false } });
  expect([(await now()).status, (await chosen()).statusCotacao]).toEqual(['FECHAMENTO', 'EMISSAO_FINALIZADA']);
  await clerk.call(sendVoucher, { params: { id, colaboradorId: traveller, agenciaId: clerk.user.agency.id } });

  await clerk.call(askChangeAsClient, { params: { uuid }, body: { pedido: 'CANCELAR', idServico } });
  const ended = await chosen();
  expect(ended.statusCotacao).toBe('EMISSAO_CANCELAMENTO_PENDENTE');
  await clerk.call(cancelAirIssue, { params: { id: ended.id }, query: { taxaCancelamento: 100, creditoBilhete: 0 } });
  await clerk.call(concludeChangedIssues, { query: { agenciaInterna: 'false' }, body: seenTrip(await now()) });
  expect((await now()).status).toBe('FECHAMENTO');
  expect(airServiceOf(await now()).cotacoes).toContainEqual(
    expect.objectContaining({ id: ended.id, statusCotacao: 'EMISSAO_CANCELADA', taxaCancelamento: 100 }),
  );

  const said = (await clerk.call(listRequestLog, { params: { uuid } })).map(({ tipoAlteracaoSolicitacao }) => tipoAlteracaoSolicitacao);
  expect(said.filter((type) => type === 'EMISSAO_CONCLUIDA')).toHaveLength(2);
  expect(said).toEqual(expect.arrayContaining(['COTACAO_CONCLUIDA', 'SOLICITACAO_RETORNADA', 'RESPOSTA_CLIENTE']));
  expect((await clerk.call(listQuoteLog, { params: { id: ended.id } })).length).toBeGreaterThan(3);
  expect(colaboradores.map((one) => one.id)).toContain(traveller);
});
