import { fillQuote, quoteWindow, requestList, signIn } from './support/pages.ts';
import { firstDay, freeAirRequest, readRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test.use({ news: true });

test('A-086 A-095 Q-237 Q-251 Q-255 @phone a clerk takes a request, prices it, concludes it and finds it in client analysis alone', async ({
  page,
  caller,
}) => {
  const request = await freeAirRequest(caller);
  await signIn(page, 'consultant');
  const deadlines = requestList(page);
  await expect(deadlines.getByRole('link').first()).toBeVisible();

  await test.step('open it from the list by searching its number', async () => {
    await page.getByRole('searchbox').first().fill(String(request.id));
    await page
      .getByRole('link', { name: new RegExp(`${request.id}`) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(String(request.id)) })).toBeVisible();
  });

  await test.step('take responsibility', async () => {
    await page
      .getByRole('button', { name: /^Assumir/ })
      .first()
      .click();
    await expect(page.getByText('Você assumiu a solicitação.').first()).toBeVisible();
  });

  await test.step('add a quote; the total follows the typing', async () => {
    await page.getByRole('button', { name: 'Adicionar cotação' }).click();
    await fillQuote(page, { fare: '123450', departure: firstDay(request) });
    const window = quoteWindow(page);
    const total = window.getByRole('status', { name: 'Total do cliente' });
    const before = await total.textContent();
    await window.getByRole('textbox', { name: 'Taxas', exact: true }).fill('');
    await window.getByRole('textbox', { name: 'Taxas', exact: true }).pressSequentially('8990');
    await expect(total).not.toHaveText(before ?? '');
    await window.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Informações salvas com sucesso.').first()).toBeVisible();
    await expect(window).toBeHidden();
  });

  await test.step('edit it', async () => {
    await page
      .getByRole('article')
      .filter({ hasText: 'Azul' })
      .last()
      .getByRole('button', { name: /Confirmar dados|Editar/ })
      .first()
      .click();
    const fare = quoteWindow(page).getByRole('textbox', { name: 'Tarifa', exact: true });
    await expect(fare).toHaveValue('1.234,50');
    await fare.fill('');
    await fare.pressSequentially('200000');
    await quoteWindow(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(quoteWindow(page)).toBeHidden();
  });

  await test.step('add another one and remove it', async () => {
    await page.getByRole('button', { name: 'Adicionar cotação' }).click();
    await fillQuote(page, { fare: '999900', departure: firstDay(request) });
    await quoteWindow(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(quoteWindow(page)).toBeHidden();
    const count = (await readRequest(caller, request.id)).servicosAereos[0]?.cotacoes.length ?? 0;
    await page
      .getByRole('article')
      .last()
      .getByRole('button', { name: /^Remover/ })
      .click();
    await expect.poll(async () => (await readRequest(caller, request.id)).servicosAereos[0]?.cotacoes.length).toBe(count - 1);
  });

  await test.step('conclude quoting; the second click of a double one sends nothing', async () => {
    let sent = 0;
    page.on('request', (call) => {
      if (call.method() === 'PUT' && call.url().includes('/viagens/cotacoes')) sent += 1;
    });
    await page.getByRole('button', { name: /^Concluir/ }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /^(Sim|Concluir)/ })
      .dblclick();
    await expect(page.getByText(/Conclusão realizada|será processada e finalizada em breve/).first()).toBeVisible();
    expect(sent).toBe(1);
  });

  await test.step('find it in client analysis', async () => {
    await page.goto('/#/agencia');
    await page.getByRole('searchbox').first().fill(String(request.id));
    // It has left the quotes, and the next load does not bring it back.
    const none = page.getByText('Nenhuma solicitação encontrada.');
    await expect(none).toBeVisible();
    await page.reload();
    await expect(none).toBeVisible();
    await page.getByRole('tab', { name: /análise/i }).click();
    await expect(page.getByRole('searchbox').first()).toHaveValue(String(request.id));
    await expect(page.getByRole('link', { name: new RegExp(`${request.id}`) }).first()).toBeVisible();
    const stored = await readRequest(caller, request.id);
    expect(stored.status).toBe('SELECAO_COTACAO');
    expect(stored.servicosAereos[0]?.cotacoes.every(({ statusCotacao }) => statusCotacao === 'COTACAO_FINALIZADA')).toBe(true);
    expect(stored.servicosAereos[0]?.cotacoes.some(({ tarifa }) => tarifa === 2000)).toBe(true);
  });
});
