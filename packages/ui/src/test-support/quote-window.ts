import { LINE_LENGTH } from '@guiche/domain/text-lengths';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CONSOLIDATORS, CURRENCIES, PAYMENT_TYPES, TRAVELLERS } from './air-quote-fixtures.ts';

/** What the stories of all quote modals start from, beside the quote and what is of its kind alone. */
export const quoteWindowArgs = {
  open: true,
  onOpenChange: fn(),
  suggestRate: async () => 5.4321,
  travellers: TRAVELLERS,
  mode: 'quote',
  temFornecedorExterno: false,
  onDraftChange: fn(),
  onDiscardDraft: fn(),
  onSubmit: fn(async () => []),
} as const;

/** The lists that a quote modal offers, with the suppliers and intermediaries of its kind. */
export function quoteOptions(suppliers: readonly string[], intermediaries: readonly string[]) {
  return {
    consolidators: CONSOLIDATORS,
    suppliers: suppliers.map((nome, index) => ({ id: `f${index + 1}`, nome })),
    intermediaries,
    paymentTypes: PAYMENT_TYPES,
    currencies: CURRENCIES,
  };
}

/** The window of the quote, and its parts as a person finds them. */
export const dialog = () => within(screen.getByRole('dialog'));
export const field = (name: string | RegExp) => dialog().getByRole('textbox', { name });
export const choice = (name: string | RegExp) => dialog().getByRole('combobox', { name });
export const total = () => dialog().getByRole('status', { name: 'Total do cliente' });

export async function save(): Promise<void> {
  await userEvent.click(await dialog().findByRole('button', { name: 'Salvar' }));
}

/** Puts another text in place of that of a field, key by key. */
export async function type(name: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

/** Pastes more into each field than a quote holds, and expects that it is cut and that the field says so. */
export async function expectLinesCut(names: readonly string[]): Promise<void> {
  const text = 'com vista para o mar '.repeat(30);
  for (const name of names) {
    const input = dialog().queryByRole('textbox', { name }) ?? choice(name);
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste(text);
    await expect(input).toHaveValue(text.slice(0, LINE_LENGTH));
    await expect(input).toHaveAccessibleDescription(/Não coube inteiro/);
  }
}

/** Takes back all that was typed, and confirms it. */
export async function discard(): Promise<void> {
  await userEvent.click(dialog().getByRole('button', { name: 'Descartar alterações' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sim' }));
}

/** Whether the footer leaves an element in sight. */
export function isAboveFooter(element: Element): boolean {
  const footer = document.querySelector('[data-slot="form-footer"]');
  return element.getBoundingClientRect().bottom <= (footer?.getBoundingClientRect().top ?? 0);
}

/** Goes through the window by Tab, and expects that no field to which it leads stands behind the footer. */
export async function expectNoFieldBehindFooter(): Promise<void> {
  const reached = new Set<Element>();
  for (let tabs = 0; tabs < 40; tabs++) {
    await userEvent.tab();
    const { activeElement } = document;
    if (!activeElement?.closest('[data-slot="field"]') || reached.has(activeElement)) continue;
    reached.add(activeElement);
    await expect(isAboveFooter(activeElement)).toBe(true);
  }
  await expect(reached.size).toBeGreaterThan(5);
}
