import { equal } from 'node:assert/strict';
import type { Page } from 'playwright';

/** Values, refs, a form and a window with React 18. A development build, in which React says what it finds wrong. */
export async function useReact18(page: Page): Promise<void> {
  const fare = page.getByLabel('Tarifa');
  const origin = page.getByRole('combobox', { name: 'Origem' });
  await fare.pressSequentially('123450');
  equal(await fare.inputValue(), '1.234,50');
  await page.getByLabel('Ida', { exact: true }).pressSequentially('10122026');

  for (const [button, field] of [
    ['Ir à origem', origin],
    ['Ir à volta', page.getByLabel('Volta', { exact: true })],
    ['Ir à tarifa', fare],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    equal(await field.evaluate((element) => element === document.activeElement), true, `${button} moves the focus`);
  }

  await origin.pressSequentially('reci');
  await page.getByRole('option', { name: /REC/ }).click();
  equal(await origin.inputValue(), 'REC · Recife');

  const help = page.getByRole('button', { name: 'Ajuda' });
  await help.hover();
  await page.getByRole('tooltip', { name: 'O que falta' }).waitFor();
  await help.click();
  await page.getByRole('dialog', { name: 'Como cotar' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // A moment after the window has faded out.
  await page.locator('button:focus', { hasText: 'Ajuda' }).waitFor();

  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.locator('output', { hasText: '{' }).waitFor();
  equal(await page.locator('output').textContent(), '{"tarifa":1234.5,"ida":"2026-12-10","airport":"REC"}');
}
