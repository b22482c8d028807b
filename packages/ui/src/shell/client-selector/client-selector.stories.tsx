import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ClientSelector, type ClientSelectorProps, type SelectableClient } from './client-selector.tsx';

/** Keeps the choice, as an app does. */
function Kept({ value, onValueChange, ...props }: ClientSelectorProps) {
  const [kept, setKept] = useState(value);
  return (
    <div className="g:w-52">
      <ClientSelector
        {...props}
        value={kept}
        onValueChange={(next) => {
          setKept(next);
          onValueChange(next);
        }}
      />
    </div>
  );
}

const clients: readonly SelectableClient[] = [
  { instancia: 'jequitiba', name: 'Banco Jequitibá S.A.' },
  { instancia: 'horizonte', name: 'Construtora Horizonte Ltda.' },
  { instancia: 'serraazul', name: 'Metalúrgica Serra Azul S.A.' },
];

const meta = {
  title: 'Shell/ClientSelector',
  component: ClientSelector,
  args: {
    clients,
    loadClients: () => Promise.resolve(clients),
    value: null,
    onValueChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ClientSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const One: Story = { args: { value: 'serraazul' } };

export const Chooses: Story = {
  name: 'A-070 lists the clients of the user, sets the one that is chosen, and goes back to all of them',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Cliente atual' });
    await expect(field).toHaveAttribute('placeholder', 'Todos os clientes');
    await userEvent.click(field);
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Todos os clientes',
      'Banco Jequitibá S.A.',
      'Construtora Horizonte Ltda.',
      'Metalúrgica Serra Azul S.A.',
    ]);
    await userEvent.keyboard('metalurgica{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('serraazul');
    await expect(field).toHaveValue('Metalúrgica Serra Azul S.A.');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Todos os clientes' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue('');
  },
};

export const DropsText: Story = {
  name: 'A-070 a text that is no client changes nothing and is gone when the field is left',
  args: { value: 'horizonte' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Cliente atual' }));
    await userEvent.keyboard('nenhum assim');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Cliente atual' })).toHaveValue('Construtora Horizonte Ltda.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const TypedEarly: Story = {
  name: 'A-070 a name that is typed before the clients are known is searched when they are, and Enter is remembered',
  args: { clients: undefined },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Cliente atual' });
    await userEvent.click(field);
    await userEvent.keyboard('serra{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('serraazul'));
    await step('until then the choice is called by its instance', () => expect(field).toHaveValue('serraazul'));
  },
};

const failsOnce = fn<ClientSelectorProps['loadClients']>();

export const LoadFails: Story = {
  name: 'A-070 clients that cannot be read say so, and are there after another try',
  args: { clients: undefined, loadClients: failsOnce },
  beforeEach: () => {
    failsOnce.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(clients);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Cliente atual' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await expect(await screen.findByRole('option', { name: 'Banco Jequitibá S.A.' })).toBeVisible();
  },
};
