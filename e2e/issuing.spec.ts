import { listRequestLog } from '@guiche/contract/requests';
import { needsTicketNumber } from '@guiche/domain/air/issuing';
import type { TravelRequest } from '@guiche/domain/entities';
import { TIPO_SERVICO } from '@guiche/domain/enums';
import { totalForApproval } from '@guiche/domain/issuing';
import { servicesOf } from '@guiche/domain/requests';
import { conclusion, issueField as field, fillIssue, giveReason, openChosen, saveIssue } from './support/issuing.ts';
import { expectFocusInPage } from './support/keyboard.ts';
import { fareOf, openRequest, openRequestAs, servicePanel, signIn } from './support/pages.ts';
import { hasAirAlone, readRequest, storedRequest, takenIssue } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const SAVE = '**/viagens/*/emissao/*';
const CONCLUDE = '**/viagens/emissoes';
/** What is told at the end, by who issues. */
const DONE = /^(Conclusão realizada|A solicitação será processada e finalizada em breve)\.$/;

const chosenAir = ({ servicosAereos: [service] }: TravelRequest) => service?.escolhida ?? { segmentos: [] };
const hasOwnAirPrice = (request: TravelRequest) => hasAirAlone(request) && request.servicosAereos[0]?.escolhida?.moeda?.codigo === 'BRL';

test('Q-010 Q-018 Q-097 Q-098 Q-230 Q-232 Q-252 Q-253 @phone a clerk confirms the chosen flight, whose price is locked, and concludes', async ({
  page,
  caller,
}) => {
  const request = await takenIssue(
    caller,
    (one) => hasAirAlone(one) && !one.necessitaAprovacaoAlteracaoValores && !one.possuiRegraVoltarParaSelecao,
  );
  await signIn(page, 'consultant');
  await page.goto('/#/agencia?lista=emissoes');
  await expect(page.getByRole('link', { name: new RegExp(String(request.id)) })).toBeVisible();
  await openRequest(page, request.id);
  await expect(page.getByRole('button', { name: 'Adicionar cotação' })).toHaveCount(0);
  const window = await openChosen(page, 'AEREO');
  await expect(field(window, 'Número do bilhete')).toBeFocused();
  await expect(fareOf(page)).toHaveAttribute('readonly');
  await expect(field(window, 'Emissor')).toHaveValue(caller.user.name);
  await fillIssue(page, 'AEREO');
  const sent = page.waitForRequest(SAVE);
  await saveIssue(page, 'AEREO');
  const before = request.servicosAereos[0]?.escolhida;
  const saved = await sent;
  expect(saved.url()).toContain('isAlteracaoTipoPagamento=false');
  expect(saved.postDataJSON()).toMatchObject({
    evento: 'EMISSAO',
    cotacaoAntiga: { id: before?.id, versao: before?.versao, numeroBilhete: before?.numeroBilhete },
    cotacaoNova: {
      id: before?.id,
      versao: before?.versao,
      numeroBilhete: '9572401118357',
      emissor: caller.user.name,
      total: before?.total,
    },
  });
  await expect(page.getByText('Informações salvas com sucesso.', { exact: true }).first()).toBeVisible();
  await expectFocusInPage(page);

  await page.getByRole('button', { name: 'Concluir emissão' }).click();
  await expect(conclusion(page)).toContainText('segue para o fechamento');
  await giveReason(page);
  const concluded = page.waitForRequest(CONCLUDE);
  await conclusion(page).getByRole('button', { name: 'Concluir emissão' }).dblclick();
  expect((await concluded).postDataJSON()).toMatchObject({ id: request.id, status: 'EMISSAO', voltaraAprovacao: false });
  await expect(page.getByText('Conclusão realizada.', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/#\/agencia\?lista=emissoes/);
  await expect(page.getByRole('link', { name: new RegExp(String(request.id)) })).toHaveCount(0);
  const after = await storedRequest(caller, request.id);
  expect([after.status, after.servicosAereos[0]?.escolhida?.statusCotacao]).toEqual(['FECHAMENTO', 'EMISSAO_FINALIZADA']);
});

test('B-031 what is open in the check list leads to its field, and is concluded with a reason, which the log keeps', async ({
  page,
  caller,
}) => {
  const request = await takenIssue(
    caller,
    (one) =>
      hasAirAlone(one) && !one.necessitaAprovacaoAlteracaoValores && !one.possuiRegraVoltarParaSelecao && needsTicketNumber(chosenAir(one)),
  );
  await openRequestAs(page, 'consultant', request.id);
  const window = await openChosen(page, 'AEREO');
  await fillIssue(page, 'AEREO');
  const ticket = field(window, 'Número do bilhete');
  // Its last digit should be 0 or 1.
  await ticket.fill('95724011183573');
  await saveIssue(page, 'AEREO');

  await page.getByRole('button', { name: 'Concluir emissão' }).click();
  const list = conclusion(page).getByRole('region', { name: 'Conferência' });
  await expect(list).toContainText('O dígito verificador do bilhete 95724011183573 não confere.');
  await list.getByRole('button', { name: /Ir ao campo\. Número do bilhete/ }).click();
  await expect(conclusion(page)).toHaveCount(0);
  await expect(ticket).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);

  await page.getByRole('button', { name: 'Concluir emissão' }).click();
  const conclude = conclusion(page).getByRole('button', { name: 'Concluir emissão' });
  await conclude.click();
  const reason = conclusion(page).getByRole('textbox', { name: 'Por que concluir mesmo assim?' });
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/Diga por que segue mesmo assim/);
  await page.keyboard.type('Bilhete conferido na cia.');
  // A failure does not cost the reason.
  await page.route(CONCLUDE, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await conclude.click();
  await expect(conclusion(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Concluir emissão' }).click();
  await expect(reason).toHaveValue('Bilhete conferido na cia.');
  const concluded = page.waitForRequest(CONCLUDE);
  await conclude.dblclick();
  expect((await concluded).postDataJSON()).toMatchObject({ motivo: 'Bilhete conferido na cia.' });
  await expect(conclusion(page)).toHaveCount(0);
  const [entry] = await caller.client.call(listRequestLog, { params: { uuid: request.uuid } });
  expect(entry?.alteracoes).toContainEqual(
    expect.objectContaining({ campo: 'campo_motivo_conferencia', depois: { tipo: 'TEXTO', valor: 'Bilhete conferido na cia.' } }),
  );
});

test('Q-044 Q-046 Q-047 all five kinds are confirmed with what each has of an issue, and concluded together', async ({ page, caller }) => {
  test.slow();
  const request = await takenIssue(
    caller,
    (one) =>
      TIPO_SERVICO.every((kind) => servicesOf(one).some(({ tipoServico }) => tipoServico === kind)) && !one.possuiRegraVoltarParaSelecao,
  );
  await openRequestAs(page, 'consultant', request.id);
  for (const kind of TIPO_SERVICO) {
    await openChosen(page, kind);
    await fillIssue(page, kind);
    await saveIssue(page, kind);
  }
  const stored = await readRequest(caller, request.id);
  expect(
    servicesOf(stored).map(({ tipoServico, escolhida }) => [tipoServico, escolhida?.emissor, escolhida?.dataEmissao !== null]),
  ).toEqual(servicesOf(request).map(({ tipoServico }) => [tipoServico, caller.user.name, true]));
  expect(stored.servicosRodoviario[0]?.escolhida?.localizador).toBe('R8812');
  expect(stored.servicosHotel[0]?.escolhida?.codigoReserva).toBe('HBV-2231');
  await page.getByRole('button', { name: 'Concluir emissão' }).click();
  await giveReason(page);
  await conclusion(page)
    .getByRole('button', { name: /^Concluir emissão|Enviar para aprovação$/ })
    .click();
  await expect(conclusion(page)).toHaveCount(0);
});

test('Q-019 Q-041 Q-063 Q-103 Q-232 a value above what the client approved asks, goes on only when told to, and sends the request back to approval', async ({
  page,
  caller,
}) => {
  const request = await takenIssue(
    caller,
    (one) => hasOwnAirPrice(one) && one.necessitaAprovacaoAlteracaoValores && !one.possuiRegraVoltarParaSelecao,
  );
  const before = request.servicosAereos[0]?.escolhida;
  await openRequestAs(page, 'consultant', request.id);
  const window = await openChosen(page, 'AEREO');
  await fillIssue(page, 'AEREO');
  await window.getByRole('button', { name: 'Alterar valores' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Alterar valores' }).click();
  await expect(fareOf(page)).toBeFocused();
  const raised = Math.round(((before?.tarifa ?? 0) * 2 + 1) * 100);
  await page.keyboard.type(String(raised));
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: /retornará para análise/ });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(window).toBeVisible();
  expect((await readRequest(caller, request.id)).servicosAereos[0]?.escolhida?.tarifa).toBe(before?.tarifa);
  await page.keyboard.press('Control+Enter');
  await question.getByRole('button', { name: 'Seguir com alteração' }).click();
  await expect(window).toHaveCount(0);
  expect((await readRequest(caller, request.id)).servicosAereos[0]?.escolhida).toMatchObject({
    tarifa: raised / 100,
    valorAlteradoEmissao: true,
  });

  await page.getByRole('button', { name: 'Concluir emissão' }).click();
  await expect(conclusion(page)).toContainText('volta para o cliente aprovar');
  const concluded = page.waitForRequest(CONCLUDE);
  await conclusion(page).getByRole('button', { name: 'Enviar para aprovação' }).click();
  expect((await concluded).postDataJSON()).toMatchObject({ voltaraAprovacao: true });
  await expect(conclusion(page)).toHaveCount(0);
  await expect(page.getByText(`Solicitação ${request.id} enviada para a aprovação do cliente.`, { exact: true })).toBeVisible();
  const after = await storedRequest(caller, request.id);
  expect([after.status, after.servicosAereos[0]?.escolhida?.statusCotacao]).toEqual(['APROVACAO_ALTERACAO', 'EMISSAO_PENDENTE']);
});

test('Q-040 Q-105 with the rule of the client a changed value sends the request back to selection at once, and the screen says so', async ({
  page,
  caller,
}) => {
  const request = await takenIssue(caller, (one) => hasOwnAirPrice(one) && one.possuiRegraVoltarParaSelecao);
  const before = request.servicosAereos[0]?.escolhida;
  await openRequestAs(page, 'consultant', request.id);
  const window = await openChosen(page, 'AEREO');
  await fillIssue(page, 'AEREO');
  await window.getByRole('button', { name: 'Alterar valores' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Alterar valores' }).click();
  await expect(fareOf(page)).toBeFocused();
  // Cheaper: nothing is asked.
  await page.keyboard.type(String(Math.round(((before?.tarifa ?? 0) - 1) * 100)));
  await saveIssue(page, 'AEREO');
  await expect(page.getByText('O cliente está analisando as cotações.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Concluir emissão' })).toHaveCount(0);
  const after = await readRequest(caller, request.id);
  expect(after.status).toBe('SELECAO_COTACAO');
  expect(after.servicosAereos[0]).toMatchObject({ escolhida: null, idCotacaoEscolhida: null });
});

test('Q-094 Q-100 another offered quote takes the place of the chosen one, which leaves the list; pressed twice, once', async ({
  page,
  caller,
}) => {
  // A reservation that has ended is no offer any more.
  const holds = ({ validadeReserva }: { readonly validadeReserva: string | null }) =>
    validadeReserva === null || Date.parse(validadeReserva) > Date.now() + 3_600_000;
  // A dearer one asks about the approval first, which is another test.
  const othersOf = ({ servicosAereos: [service] }: TravelRequest) => {
    const chosen = service?.escolhida;
    if (!chosen) return [];
    return service.cotacoes.filter(
      (quote) => quote.id !== chosen.id && holds(quote) && totalForApproval(quote) <= totalForApproval(chosen),
    );
  };
  const request = await takenIssue(
    caller,
    (one) => !one.necessitaAprovacaoAlteracaoValores && !one.possuiRegraVoltarParaSelecao && othersOf(one).length > 0,
  );
  const quotes = request.servicosAereos[0]?.cotacoes ?? [];
  const [other] = othersOf(request);
  await openRequestAs(page, 'consultant', request.id);
  const cards = servicePanel(page, 'AEREO').getByRole('article');
  await cards
    .nth(quotes.findIndex(({ id }) => id === other?.id))
    .getByRole('button', { name: 'Mais ações' })
    .click();
  await page.getByRole('menuitem', { name: 'Pôr no lugar da escolhida…' }).click();
  let sent = 0;
  page.on('request', (one) => {
    if (/\/emissao\//.test(one.url())) sent += 1;
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trocar a escolhida' }).dblclick();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(cards).toHaveCount(quotes.length - 1);
  await expect(cards.filter({ hasText: 'Escolhida' })).toHaveCount(1);
  await expectFocusInPage(page);
  expect(sent).toBe(1);
  const after = (await readRequest(caller, request.id)).servicosAereos[0];
  expect(after).toMatchObject({ idCotacaoEscolhida: other?.id, escolhida: { statusCotacao: 'EMISSAO_PENDENTE' } });
  expect(after?.cotacoes.map(({ id }) => id)).not.toContain(request.servicosAereos[0]?.idCotacaoEscolhida);
});

test('Q-233 Q-308 a conclusion that fails says why: the title of a list, that of an object, else its own text; after a lost answer the next press finds it done', async ({
  page,
  caller,
}) => {
  const request = await takenIssue(caller, hasAirAlone);
  await openRequestAs(page, 'consultant', request.id);
  await openChosen(page, 'AEREO');
  await fillIssue(page, 'AEREO');
  await saveIssue(page, 'AEREO');
  const conclude = async () => {
    await page.getByRole('button', { name: 'Concluir emissão' }).click();
    await giveReason(page);
    await conclusion(page)
      .getByRole('button', { name: /^Concluir emissão|Enviar para aprovação$/ })
      .click();
  };
  const item = (titulo: string) => ({ tipo: 'ERROR', titulo });
  const answers: readonly (readonly [number, string, string])[] = [
    [422, JSON.stringify([item('Fora do prazo.'), item('Outro.')]), 'Fora do prazo.'],
    [409, JSON.stringify(item('A solicitação mudou.')), 'A solicitação mudou.'],
    [500, '', 'Erro ao concluir emissões.'],
  ];
  for (const [status, body, words] of answers) {
    await page.route(CONCLUDE, (route) => route.fulfill({ status, contentType: 'application/json', body }), { times: 1 });
    await conclude();
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    if (status === 422) {
      // Each item stays in the window.
      for (const said of ['Fora do prazo.', 'Outro.']) await expect(conclusion(page).getByText(said, { exact: true })).toBeVisible();
      await conclusion(page).getByRole('button', { name: 'Entendi' }).click();
    }
    await expect(conclusion(page)).toHaveCount(0);
  }
  expect((await readRequest(caller, request.id)).status).toBe('EMISSAO');

  await page.route(
    CONCLUDE,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const entries = async () => (await caller.client.call(listRequestLog, { params: { uuid: request.uuid } })).length;
  const before = await entries();
  await conclude();
  await expect(page.getByText(/^Sem resposta do servidor ao concluir\./).first()).toBeVisible();
  await conclude();
  await expect(page.getByText(DONE).first()).toBeVisible();
  expect(await entries()).toBe(before + 1);
});

test('Q-095 what is not confirmed holds the conclusion up, in words', async ({ page, caller }) => {
  const request = await takenIssue(caller, hasAirAlone);
  await openRequestAs(page, 'consultant', request.id);
  await page.getByRole('button', { name: 'Concluir emissão' }).click();
  await expect(conclusion(page)).toContainText('Confirme os dados de todas as cotações escolhidas antes de concluir.');
  await expect(conclusion(page).getByRole('button', { name: 'Entendi' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Concluir emissão' })).toBeFocused();
});
