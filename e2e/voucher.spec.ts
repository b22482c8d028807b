import { listIssues } from '@guiche/contract/requests';
import type { Page } from '@playwright/test';
import { expectFocusInPage } from './support/keyboard.ts';
import { openRequest, openRequestAs, signIn } from './support/pages.ts';
import { issuedRequest } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const VOUCHER = '**/relatorios/*/voucher/**';
const toast = (page: Page, text: string) => page.locator('[data-tipo]').getByText(text, { exact: true });
const window = (page: Page) => page.getByRole('dialog', { name: 'Enviar voucher' });

test('Q-236 Q-260 Q-305 @phone a voucher that cannot be sent says so and keeps its traveller; sent, it is sent once, also when the answer is lost', async ({
  page,
  caller,
}) => {
  const request = await issuedRequest(caller);
  const traveller = request.colaboradores.at(-1);
  if (!traveller) throw new Error(`Request ${request.id} has no traveller.`);
  await signIn(page, 'consultant');
  const sent: string[] = [];
  const messages: unknown[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/voucher/')) sent.push(`${one.method()} ${new URL(one.url()).pathname.replace('/api/rest', '')}`);
  });
  await openRequest(page, request.id);
  await page.getByRole('button', { name: 'Enviar voucher' }).click();
  const choice = window(page).getByRole('radio', { name: traveller.nomeCompleto });
  await choice.check();
  await page.route(VOUCHER, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await window(page).getByRole('button', { name: 'Enviar voucher' }).click();
  await expect(toast(page, 'Falha ao enviar o voucher.')).toBeVisible();
  await expect(choice).toBeChecked();
  // It arrives, and its answer does not.
  await page.route(
    VOUCHER,
    async (route) => {
      messages.push(await (await route.fetch()).json());
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await window(page).getByRole('button', { name: 'Enviar voucher' }).click();
  await expect.poll(() => messages.length).toBe(1);
  await expect(window(page).getByRole('button', { name: 'Enviar voucher' })).toBeEnabled();
  const answered = page.waitForResponse((response) => response.url().includes('/voucher/') && response.ok());
  await window(page).getByRole('button', { name: 'Enviar voucher' }).dblclick();
  // The message that was sent before, and no second one.
  expect(await (await answered).json()).toEqual(messages[0]);
  await expect(toast(page, 'Voucher enviado com sucesso.')).toBeVisible();
  await expect(toast(page, 'Falha ao enviar o voucher.')).toHaveCount(0);
  await expect(window(page)).toHaveCount(0);
  await expectFocusInPage(page);
  const path = `POST /relatorios/${request.id}/voucher/${traveller.id}/agencia/${caller.user.agency.id}`;
  expect(sent).toEqual([path, path, path]);
});

test('Q-236 before anything is issued no voucher is offered', async ({ page, caller }) => {
  const open = await caller.client.call(listIssues, { query: { isSupplier: true } });
  const waiting = open.find(
    ({ status, responsavel }) => status === 'EMISSAO' && (responsavel === null || responsavel.id === caller.user.id),
  );
  if (!waiting) throw new Error('The demo data have no request at issue left that opens without a colleague.');
  await openRequestAs(page, 'consultant', waiting.id);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar voucher' })).toHaveCount(0);
});
