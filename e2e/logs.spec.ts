import { editLastQuote, openRequestAs, quoteWindow, saveAndClose, startFirstQuote, storeFirstQuote, typeFare } from './support/pages.ts';
import { takenAirRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test('A-156 B-034 two changed fields of a quote are in its log, old and new by their labels; a field leaves its own changes', async ({
  page,
  caller,
}) => {
  await storeFirstQuote(page, caller, '70000');
  await editLastQuote(page);
  await typeFare(page, '81000');
  const taxes = quoteWindow(page).getByRole('textbox', { name: 'Taxas', exact: true });
  await taxes.click();
  await taxes.fill('');
  await taxes.pressSequentially('9000');
  await saveAndClose(page);
  const card = page.getByRole('article').last();
  await card.getByRole('button', { name: 'Histórico' }).click();
  const log = page.getByRole('dialog', { name: 'Histórico da cotação' });
  const entries = log.getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Cotação alterada');
  await expect(entries.last()).toContainText('Cotação adicionada');
  const changes = (entry = entries.first()) => entry.locator('[data-slot="log-change"]');
  await expect(changes().filter({ hasText: 'Tarifa' }).first()).toHaveText(/^TarifaAntesR\$\s700,00DepoisR\$\s810,00$/);
  await expect(changes().filter({ hasText: /^Taxas/ })).toHaveText(/^TaxasAntes.+DepoisR\$\s90,00$/);

  await log.getByRole('combobox', { name: 'Campo' }).selectOption('Taxas');
  await expect(changes()).toHaveText([/^TaxasAntes.+DepoisR\$\s90,00$/]);

  // The browser's Back closes the log first, and the focus is where it was opened.
  await page.goBack();
  await expect(log).toBeHidden();
  await expect(card.getByRole('button', { name: 'Histórico' })).toBeFocused();
});

test('A-146 the log of a request says who took it, and the button that opens it has the focus afterwards', async ({ page, caller }) => {
  const request = await takenAirRequest(caller);
  await openRequestAs(page, 'consultant', request.id);
  const opener = page.getByRole('button', { name: 'Histórico', exact: true }).first();
  await opener.click();
  const log = page.getByRole('dialog', { name: `Histórico da solicitação ${request.id}` });
  const taken = log.getByRole('listitem').first();
  await expect(taken).toContainText(/assumiu a solicitação/);
  await expect(taken).toContainText(/\d{2}\/\d{2} \d{2}:\d{2}/);
  await expect(taken).toContainText(`por ${caller.user.name}`);
  await expect(taken).toContainText(/ResponsávelAntes.+Depois.+/);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('A-146 Q-030 who may not read the logs of the quotes reads that of the request, without the quotes that were removed from it', async ({
  page,
  caller,
}) => {
  const request = await takenAirRequest(caller);
  await page.route('**/cotacoes-removidas', (route) => route.fulfill({ status: 403, json: { titulo: 'Sem permissão.' } }));
  await openRequestAs(page, 'consultant', request.id);
  await page.getByRole('button', { name: 'Histórico', exact: true }).first().click();
  const log = page.getByRole('dialog', { name: `Histórico da solicitação ${request.id}` });
  await expect(log.getByRole('listitem').first()).toContainText(/assumiu a solicitação/);
  await expect(log.getByText('Sem permissão.')).toHaveCount(0);
});

test('A-310 A-319 A-320 a log that cannot be loaded says so, in words of the server if it refuses, and is loaded again; an unknown action is told as such', async ({
  page,
  caller,
}) => {
  await startFirstQuote(page, caller, '70000');
  await saveAndClose(page);
  await page.route('**/cotacao/logs/**', (route) => route.fulfill({ status: 500, json: 'boom' }));
  await page.getByRole('article').last().getByRole('button', { name: 'Histórico' }).click();
  const log = page.getByRole('dialog', { name: 'Histórico da cotação' });
  await expect(log.getByText('Erro ao buscar o histórico da cotação.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/cotacao/logs/**');
  await log.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(log.getByRole('listitem')).toHaveCount(1);

  const reopen = async (answer: { status: number; json: unknown }) => {
    await page.keyboard.press('Escape');
    await page.route('**/cotacao/logs/**', (route) => route.fulfill(answer), { times: 1 });
    await page.reload();
    await page.getByRole('article').last().getByRole('button', { name: 'Histórico' }).click();
  };
  await reopen({ status: 422, json: { tipo: 'WARNING', titulo: 'O histórico deste serviço foi arquivado.' } });
  await expect(log.getByText('O histórico deste serviço foi arquivado.')).toBeVisible();
  await reopen({
    status: 200,
    json: [{ acao: 'TROCAR', usuario: 'Ana', data: '2026-11-20T12:00:00.000Z', detalhes: null, alteracoes: [] }],
  });
  await expect(log.getByRole('listitem')).toContainText('Ação não reconhecida.');
});

test('B-034 what is printed is the log alone, on white paper, with nothing folded', async ({ page, caller }) => {
  await storeFirstQuote(page, caller, '70000');
  await page.getByRole('article').last().getByRole('button', { name: 'Histórico' }).click();
  const log = page.getByRole('dialog', { name: 'Histórico da cotação' });
  await expect(log.getByRole('listitem')).toHaveCount(1);
  await expect(log.locator('[data-slot="log-change"]:visible')).toHaveCount(6);
  const all = await log.locator('[data-slot="log-change"]').count();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(log.locator('[data-slot="log-change"]:visible')).toHaveCount(all);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(log.getByRole('button')).toHaveCount(0);
  await expect(log.locator('[data-guiche-print]').getByText('Histórico da cotação')).toBeVisible();
  await expect(log.locator('time').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});
