import type { Page } from '@playwright/test';
import { signIn } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const ME = '00000000-0000-4000-8000-000000000000';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const deadline = (idSolicitacao: number, minutes: number, responsavel: string | null = null) => ({
  idSolicitacao,
  fase: 'COTACAO',
  prazo: inMinutes(minutes),
  empresa: 'Aurora Alimentos',
  responsavel,
});

/** Answers the call for close deadlines with what the list holds by then. */
async function answerDeadlines(page: Page, deadlines: object[]) {
  await page.route('**/solicitacoes/prazos', (route) => route.fulfill({ json: deadlines }));
}

test('B-051 the title and the icon of the tab tell how many requests are past or due within the hour, on every screen', async ({
  page,
}) => {
  await answerDeadlines(page, [deadline(48210, -20), deadline(48211, 30), deadline(48212, 90)]);
  await signIn(page, 'consultant');
  await expect(page).toHaveTitle(/^\(2\) .+ · /);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('data-count', '2');
  await page.goto('/#/pendencia');
  await expect(page).toHaveTitle(/^\(2\) Pendências · /);
});

test('B-051 with the user’s permission the desktop tells what becomes due, when the app is not looked at, and leads to the request', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.clock.install();
  await page.addInitScript(() => {
    const shown: { title: string; body: string; tag: string; press: () => void }[] = [];
    class Shown extends EventTarget {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      onclick: (() => void) | null = null;
      constructor(title: string, { body, tag }: { body: string; tag: string }) {
        super();
        shown.push({ title, body, tag, press: () => this.onclick?.() });
      }
      close() {}
    }
    Object.assign(window, { Notification: Shown, shownNotifications: shown });
    Object.assign(document, { hasFocus: () => false });
  });
  const shown = () =>
    page.evaluate(() =>
      (window as unknown as { shownNotifications: { title: string; body: string; tag: string }[] }).shownNotifications.map(
        ({ title, body, tag }) => ({ title, body, tag }),
      ),
    );
  const deadlines: object[] = [];
  await answerDeadlines(page, deadlines);
  await signIn(page, 'consultant');
  const asked = page.waitForResponse('**/solicitacoes/prazos');
  await page.clock.fastForward(2000);
  await asked;
  deadlines.push(deadline(48210, 30), deadline(48211, 40, ME));
  // Not allowed yet: the number alone is told.
  await page.clock.fastForward(61_000);
  await expect(page).toHaveTitle(/^\(2\) /);
  expect(await shown()).toEqual([]);
  await page.getByRole('button', { name: /^Usuário/ }).click();
  await page.getByRole('menuitem', { name: 'Avisar prazos no computador' }).click();
  deadlines.push(deadline(48305, 50));
  await page.clock.fastForward(61_000);
  await expect
    .poll(shown)
    .toEqual([{ title: 'Solicitação 48305: vence em menos de 1 h', body: 'Cotação · Aurora Alimentos', tag: 'prazo-48305-COTACAO' }]);
  await page.evaluate(() => (window as unknown as { shownNotifications: { press: () => void }[] }).shownNotifications[0]?.press());
  await expect(page).toHaveURL(/#\/relatorio\?idSolicitacao=48305$/);
});
