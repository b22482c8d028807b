import type { UsableBalance } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onScreen } from '../../test-support/screens.ts';
import { largeAmounts } from '../../test-support/unfitting-amounts.ts';
import { PendingBalancesModal } from './pending-balances-modal.tsx';

const BALANCES: readonly UsableBalance[] = [
  {
    id: 'b1',
    valor: 320.4,
    cia: 'G3',
    origem: 'SALDO',
    idViajante: 't1',
    viajante: 'Ana Beatriz Lima',
    numeroBilhete: null,
    validade: '2027-01-10',
    multa: null,
  },
  {
    id: 'b2',
    valor: 950,
    cia: 'G3',
    origem: 'BILHETE',
    idViajante: 't2',
    viajante: 'João Sá',
    numeroBilhete: '9572401118357',
    validade: null,
    multa: 120,
  },
];

const meta = {
  title: 'Modals/PendingBalancesModal',
  component: PendingBalancesModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    context: 'GRU → REC · 10/12/2026 – 14/12/2026 · Ana Beatriz Lima e mais 1',
    balances: BALANCES,
    total: 800,
    onUse: fn(async () => []),
  },
} satisfies Meta<typeof PendingBalancesModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Saldos pendentes' }));
const last = <T,>(all: readonly T[]): T => {
  const found = all.at(-1);
  if (found === undefined) throw new RangeError('There is none.');
  return found;
};
const use = () => userEvent.click(dialog().getByRole('button', { name: 'Usar saldo' }));
const reserve = async (text: string) => {
  const field = dialog().getByRole('textbox', { name: 'Valor reservado' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const States: Story = {};
export const Empty: Story = { args: { balances: [] } };
export const Loading: Story = { args: { balances: undefined } };
export const Failed: Story = { args: { balances: undefined, onRetry: fn() } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Listed: Story = {
  name: 'Q-051 B-018 the balances are listed with airline, traveller, origin, expiry, fine and value; the focus is on the first',
  play: async () => {
    const [credit, ticket] = dialog().getAllByRole('radio', { name: /·/ });
    await waitFor(() => expect(credit).toHaveFocus());
    await expect(credit).toHaveAccessibleName(/^G3 · Ana Beatriz Lima\s*Saldo de emissão anterior · até 10\/01\/2027\s*R\$\s320,40$/);
    await expect(ticket).toHaveAccessibleName(
      /^G3 · João Sá\s*Bilhete 957 2401118357 não voado · sem validade · multa de R\$\s120,00\s*R\$\s950,00$/,
    );
  },
};

export const ByKeyboard: Story = {
  name: 'Q-051 Q-146 a balance is chosen and used whole with the keyboard alone',
  play: async ({ args }) => {
    await waitFor(() => expect(dialog().getAllByRole('radio', { name: /·/ })[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(dialog().getByRole('radio', { name: 'Saldo inteiro' })).toBeChecked();
    await use();
    await expect(args.onUse).toHaveBeenCalledWith({ balance: BALANCES[1], envioSaldo: 'INTEGRAL', valorReservado: null });
  },
};

export const Unchosen: Story = {
  name: 'Q-147 without a balance and without the way it is sent nothing is used, and each says so until it is chosen',
  play: async ({ args }) => {
    await use();
    await expect(dialog().getByText('Escolha um saldo.')).toBeVisible();
    await expect(dialog().getByText('Informe como o saldo será enviado.')).toBeVisible();
    await expect(dialog().getAllByRole('radio', { name: /·/ })[0]).toHaveFocus();
    await userEvent.click(dialog().getByRole('radio', { name: /João Sá/ }));
    await use();
    await expect(dialog().getByRole('radio', { name: 'Saldo inteiro' })).toHaveFocus();
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.click(dialog().getByRole('radio', { name: 'Parte dele' }));
    await expect(dialog().queryByText('Informe como o saldo será enviado.')).toBeNull();
  },
};

export const Reserved: Story = {
  name: 'Q-147 Q-148 a reserved value above the total is refused at its field; the total itself is used, and the rest of the balance stays',
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('radio', { name: /João Sá/ }));
    await userEvent.click(dialog().getByRole('radio', { name: 'Parte dele' }));
    await reserve('80001');
    await use();
    const field = dialog().getByRole('textbox', { name: 'Valor reservado' });
    await expect(field).toHaveAccessibleDescription(/O valor reservado deve ser menor que o valor da emissão\./);
    await expect(field).toHaveAccessibleDescription(/No máximo R\$\s800,00; o resto do saldo fica para outra emissão\./);
    await expect(field).toHaveFocus();
    await expect(args.onUse).not.toHaveBeenCalled();
    await reserve('80000');
    await use();
    await expect(args.onUse).toHaveBeenCalledWith({ balance: BALANCES[1], envioSaldo: 'PARCIAL', valorReservado: 800 });
  },
};

export const PartOfIt: Story = {
  name: 'Q-147 no part, or one above the balance, is refused at its field',
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('radio', { name: /Ana Beatriz/ }));
    await userEvent.click(dialog().getByRole('radio', { name: 'Parte dele' }));
    const field = dialog().getByRole('textbox', { name: 'Valor reservado' });
    await use();
    await expect(field).toHaveAccessibleDescription(/Informe quanto do saldo é usado\./);
    await reserve('32041');
    await use();
    await expect(field).toHaveAccessibleDescription(/O valor reservado é maior que o saldo\./);
    await expect(field).toHaveFocus();
    await expect(args.onUse).not.toHaveBeenCalled();
    await reserve('32040');
    await expect(field).not.toHaveAccessibleDescription(/maior que o saldo/);
    await use();
    await expect(args.onUse).toHaveBeenCalledWith({ balance: BALANCES[0], envioSaldo: 'PARCIAL', valorReservado: 320.4 });
  },
};

export const ByEnter: Story = {
  name: 'Q-146 Q-147 Enter uses the balance from each field of the window, and says what is missing as the button does',
  play: async ({ args }) => {
    await waitFor(() => expect(dialog().getAllByRole('radio', { name: /·/ })[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(dialog().getByText('Escolha um saldo.')).toBeVisible();
    await userEvent.click(dialog().getByRole('radio', { name: /João Sá/ }));
    await userEvent.click(dialog().getByRole('radio', { name: 'Parte dele' }));
    await userEvent.keyboard('{Enter}');
    await expect(dialog().getByRole('textbox', { name: 'Valor reservado' })).toHaveFocus();
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.keyboard('12050{Enter}');
    await expect(args.onUse).toHaveBeenCalledTimes(1);
    await expect(args.onUse).toHaveBeenLastCalledWith({ balance: BALANCES[1], envioSaldo: 'PARCIAL', valorReservado: 120.5 });
    await userEvent.click(dialog().getByRole('radio', { name: 'Saldo inteiro' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onUse).toHaveBeenCalledTimes(2);
    await expect(args.onUse).toHaveBeenLastCalledWith({ balance: BALANCES[1], envioSaldo: 'INTEGRAL', valorReservado: null });
  },
};

export const WithoutTotal: Story = {
  name: 'Q-147 Q-148 of an issue that uses a balance already the balance alone limits the part: what is taken off its total is not known here',
  args: { total: undefined },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('radio', { name: 'Parte dele' }));
    const field = dialog().getByRole('textbox', { name: 'Valor reservado' });
    await expect(field).not.toHaveAccessibleDescription(/No máximo/);
    await userEvent.click(dialog().getByRole('radio', { name: /João Sá/ }));
    await expect(field).toHaveAccessibleDescription(/No máximo R\$\s950,00/);
    await reserve('95000');
    await use();
    await expect(args.onUse).toHaveBeenCalledWith({ balance: BALANCES[1], envioSaldo: 'PARCIAL', valorReservado: 950 });
  },
};

export const AboveTheFare: Story = {
  name: 'Q-147 a balance sent whole that exceeds the fare tells what of it is lost, a part of it does not',
  args: { fare: 700.25 },
  play: async () => {
    await userEvent.click(dialog().getByRole('radio', { name: 'Saldo inteiro' }));
    await userEvent.click(dialog().getByRole('radio', { name: /Ana Beatriz/ }));
    await expect(dialog().queryByText(/não serão usados/)).toBeNull();
    await userEvent.click(dialog().getByRole('radio', { name: /João Sá/ }));
    await expect(dialog().getByText(/^O saldo passa da tarifa de R\$\s700,25: R\$\s249,75 não serão usados\./)).toBeVisible();
    await userEvent.click(dialog().getByRole('radio', { name: 'Parte dele' }));
    await expect(dialog().queryByText(/não serão usados/)).toBeNull();
  },
};

export const RefusedByServer: Story = {
  name: 'what the server refuses is said in the window, which keeps what was chosen',
  args: {
    onUse: fn(async () => [{ key: 'saldo_ja_utilizado', field: '' } as const, { key: 'saldo_nao_encontrado', field: 'id' } as const]),
  },
  play: async () => {
    await userEvent.click(dialog().getByRole('radio', { name: /Ana Beatriz/ }));
    await userEvent.click(dialog().getByRole('radio', { name: 'Saldo inteiro' }));
    await use();
    await waitFor(() =>
      expect(
        dialog()
          .getAllByRole('alert')
          .map((one) => one.textContent),
      ).toEqual(['Este saldo já é usado em outra cotação.', 'Saldo não encontrado para os viajantes e a companhia desta cotação.']),
    );
    await expect(dialog().getByRole('radio', { name: /Ana Beatriz/ })).toBeChecked();
  },
};

export const AsksBeforeLoss: Story = {
  name: 'Q-051 a typed part is not lost by Escape without a question; a choice alone is',
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('radio', { name: 'Parte dele' }));
    await reserve('5000');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' }));
    await expect(question.getByText('O saldo não foi usado.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await expect(dialog().getByRole('textbox', { name: 'Valor reservado' })).toHaveValue('50,00');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.clear(dialog().getByRole('textbox', { name: 'Valor reservado' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

export const Busy: Story = {
  name: 'while it is on its way it can neither be sent again nor closed',
  args: { pending: true },
  play: async ({ args }) => {
    await userEvent.click(last(dialog().getAllByRole('button')));
    dialog()
      .getByRole('radio', { name: /João Sá/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onUse).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Millions: Story = {
  ...onScreen('phone'),
  name: 'on a phone amounts of millions fit into the window',
  args: {
    balances: BALANCES.map((balance) => ({ ...balance, valor: 12345678.9, multa: 1234567.89 })),
    total: 12345678.9,
    fare: 1234567.89,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const { shown, unfitting } = largeAmounts(screen.getByRole('dialog'));
    await expect(shown.length).toBeGreaterThan(1);
    await expect(unfitting).toEqual([]);
  },
};
