import type { TipoServico } from '@guiche/domain/enums';
import { expect, type Locator, type Page } from '@playwright/test';
import { quoteWindowOf, servicePanel } from './pages.ts';

const CODE = '123456';

/** A text field of a quote's window. */
export const issueField = (window: Locator, name: string) => window.getByRole('textbox', { name, exact: true });
/** The main button of the chosen quote of a service. */
const chosenButton = (page: Page, kind: TipoServico) =>
  servicePanel(page, kind)
    .getByRole('article')
    .filter({ hasText: 'Escolhida' })
    .getByRole('button', { name: /^(Confirmar|Editar) dados$/ });
/** The window that concludes a request. */
export const conclusion = (page: Page) => page.getByRole('dialog', { name: /conclu/i });

/** Fills in what an issue needs, whatever the demo's quote has of it. */
export async function fillIssue(page: Page, kind: TipoServico): Promise<void> {
  const window = quoteWindowOf(page, kind);
  if (kind === 'AEREO') {
    await issueField(window, 'Número do bilhete').fill('9572401118357');
    await issueField(window, 'Código de autorização').fill(CODE);
    const validity = issueField(window, 'Validade da reserva');
    await openSection(window, /^Reserva e bagagem/);
    await validity.fill('');
  } else if (kind === 'HOTEL') {
    await issueField(window, 'Código da reserva').fill('HBV-2231');
    await issueField(window, 'Código de autorização').fill(CODE);
  } else {
    await issueField(window, 'Localizador').fill('R8812');
  }
}

/** Opens a section of a quote's window, unless it opened with the window as it has content. */
export async function openSection(window: Locator, name: RegExp): Promise<void> {
  const title = window.getByRole('button', { name });
  if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
  await expect(title).toHaveAttribute('aria-expanded', 'true');
}

/** Says why the issues are concluded with something open in the check list, where the demo's quotes leave something open. */
export async function giveReason(page: Page): Promise<void> {
  const reason = conclusion(page).getByRole('textbox', { name: 'Por que concluir mesmo assim?' });
  await expect(conclusion(page).getByRole('region', { name: 'Conferência' })).toBeVisible();
  if (await reason.isVisible()) await reason.fill('Conferido com a cia.');
}

/** Opens the chosen quote of a service to confirm it. Returns its window. */
export async function openChosen(page: Page, kind: TipoServico): Promise<Locator> {
  await chosenButton(page, kind).click();
  const window = quoteWindowOf(page, kind);
  await expect(window.getByRole('button', { name: 'Emissão', exact: true })).toBeVisible();
  return window;
}

/** Saves the open quote and waits until its window is gone. */
export async function saveIssue(page: Page, kind: TipoServico): Promise<void> {
  await page.keyboard.press('Control+Enter');
  const unusual = page.getByRole('alertdialog').getByRole('button', { name: 'Salvar assim' });
  const gone = expect(quoteWindowOf(page, kind)).toHaveCount(0);
  await Promise.race([gone, unusual.click().then(() => gone)]);
}
