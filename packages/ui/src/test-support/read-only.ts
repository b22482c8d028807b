import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** What a window that is only read offers: its fields to read and copy, folding, and the ways out. */
const OFFERED = /^(Fechar|Copiar)/;

/**
 * Expects that nothing in the open window can be changed: every text stands read-only, no choice is open, no button does more than to fold
 * or to close, and Ctrl+Enter saves nothing.
 */
export async function expectReadOnly(onSubmit: unknown): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  // The one at the top, and the one of the footer.
  await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Fechar' })).toHaveLength(2));
  const form = screen.getByRole('dialog').querySelector('form');
  const open = [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])].filter(
    (control) => !control.readOnly && !control.disabled && control.type !== 'checkbox' && control.type !== 'hidden',
  );
  await expect(open.map(({ name }) => name)).toEqual([]);
  const choices = [...(form?.querySelectorAll('select, [role="checkbox"]') ?? [])].filter(
    (control) => control.getAttribute('aria-readonly') !== 'true' && !control.hasAttribute('disabled'),
  );
  await expect(choices.map((choice) => choice.getAttribute('name'))).toEqual([]);
  const buttons = within(form ?? document.body)
    .getAllByRole('button')
    .filter(
      (button) => !button.hasAttribute('aria-expanded') && !OFFERED.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );
  await expect(buttons.map(({ textContent }) => textContent)).toEqual([]);
  const [first] = form?.querySelectorAll<HTMLElement>('input') ?? [];
  first?.focus();
  await userEvent.keyboard('9{Control>}{Enter}{/Control}');
  await expect(onSubmit).not.toHaveBeenCalled();
}
