import { listAttachments } from '@guiche/contract/attachments';
import { answerAsClient, askChangeAsClient } from '@guiche/contract/sandbox';
import { endButton } from './support/endings.ts';
import { conclusion, fillIssue, giveReason, issueField, openChosen, saveIssue } from './support/issuing.ts';
import { editLastQuote, fareOf, openRequest, saveAndClose, servicePanel, storeFirstQuote } from './support/pages.ts';
import { hasAirAlone, storedRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test.use({ news: true });

test('Q-004 a request is walked end to end on its own screen: quoted, chosen by the client, issued, its voucher sent, changed and concluded', async ({
  page,
  caller,
}) => {
  test.slow();
  const { id, uuid, servicosAereos, colaboradores } = await storeFirstQuote(page, caller, '45000');
  const now = () => storedRequest(caller, id);
  const air = async () => (await now()).servicosAereos[0];
  const panel = servicePanel(page, 'AEREO');

  await test.step('edit the quote, and attach a file to its service', async () => {
    await editLastQuote(page);
    await expect(fareOf(page)).toBeFocused();
    await page.keyboard.type('40000');
    await saveAndClose(page);
    await panel
      .getByRole('button', { name: /^Anexos/ })
      .first()
      .click();
    const window = page.getByRole('dialog', { name: 'Anexos' });
    await window
      .locator('input[type="file"]')
      .setInputFiles({ name: 'bilhete.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
    await window.getByRole('button', { name: 'Enviar agora' }).click();
    await expect(window.getByRole('button', { name: 'Baixar bilhete' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
  });

  await test.step('conclude quoting, and let the client choose the cheapest', async () => {
    await page.getByRole('button', { name: /^Concluir/ }).click();
    await conclusion(page)
      .getByRole('button', { name: /^Concluir/ })
      .click();
    await expect(conclusion(page)).toHaveCount(0);
    await caller.client.call(answerAsClient, { params: { uuid }, body: { resposta: 'APROVAR' } });
    expect(await now()).toMatchObject({ status: 'EMISSAO' });
    expect((await air())?.escolhida?.tarifa).toBe(400);
  });

  await test.step('confirm its data, and conclude the issue', async () => {
    await openRequest(page, id);
    const window = await openChosen(page, 'AEREO');
    await fillIssue(page, 'AEREO');
    for (const locator of await issueField(window, 'Localizador').all()) await locator.fill('QWERT1');
    await saveIssue(page, 'AEREO');
    await page.getByRole('button', { name: 'Concluir emissão' }).click();
    await giveReason(page);
    await conclusion(page).getByRole('button', { name: 'Concluir emissão' }).click();
    await expect(conclusion(page)).toHaveCount(0);
    expect(await now()).toMatchObject({ status: 'FECHAMENTO' });
    expect((await air())?.escolhida?.statusCotacao).toBe('EMISSAO_FINALIZADA');
  });

  await test.step('send the voucher', async () => {
    await openRequest(page, id);
    await page.getByRole('button', { name: 'Enviar voucher' }).click();
    const window = page.getByRole('dialog', { name: 'Enviar voucher' });
    await window.getByRole('radio', { name: colaboradores[0]?.nomeCompleto ?? '' }).check();
    await window.getByRole('button', { name: 'Enviar voucher' }).click();
    await expect(window).toHaveCount(0);
  });

  await test.step('the client cancels: with a fine, and the conclusion of the change', async () => {
    await caller.client.call(askChangeAsClient, { params: { uuid }, body: { pedido: 'CANCELAR', idServico: servicosAereos[0]?.id ?? '' } });
    await page.reload();
    await endButton(page, 'AEREO', 'Cancelar emissão').click();
    const window = page.getByRole('dialog', { name: /^(Cancelar|Confirmar)/ });
    await window.getByRole('textbox', { name: 'Taxa de cancelamento' }).fill('10000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0');
    await page.keyboard.press('Control+Enter');
    await expect(window).toHaveCount(0);
    await expect(panel.getByText('Emissão cancelada').first()).toBeVisible();
    expect((await air())?.cotacoes).toContainEqual(expect.objectContaining({ statusCotacao: 'EMISSAO_CANCELADA', taxaCancelamento: 100 }));
    await page.getByRole('button', { name: /^Concluir/ }).click();
    await conclusion(page)
      .getByRole('button', { name: /^Concluir/ })
      .click();
    await expect(conclusion(page)).toHaveCount(0);
    expect(await now()).toMatchObject({ status: 'FECHAMENTO' });
  });

  const [file] = await caller.client.call(listAttachments, { params: { uuid: servicosAereos[0]?.id ?? '' } });
  expect(file?.descricao).toContain('bilhete');
  expect(hasAirAlone(await now())).toBe(true);
});
