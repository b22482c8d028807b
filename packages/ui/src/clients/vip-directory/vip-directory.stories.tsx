import type { ClientInstance, VipTraveller } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { brokenWords } from '../../test-support/broken-words.ts';
import { onScreen } from '../../test-support/screens.ts';
import { VipDirectory, type VipDirectoryProps } from './vip-directory.tsx';

const SERRA: ClientInstance = { id: 101, name: 'Metalúrgica Serra Azul S.A.', instancia: 'serraazul' };
const IPE: ClientInstance = { id: 102, name: 'Construtora Vale do Ipê Ltda.', instancia: 'valedoipe' };
const traveller = (colaboradorId: string, nome: string, vip: boolean, premium: boolean): VipTraveller => ({
  colaboradorId,
  nome,
  vip,
  premium,
});
const LISTED = [
  traveller('ana', 'Ana Beatriz Lima', true, false),
  traveller('ines', 'Inês Araújo Montenegro de Albuquerque e Castro', true, true),
  traveller('joao', 'João Sá', false, true),
];
const OTHERS = [traveller('caio', 'Caio Brandão', false, false)];

const meta = {
  title: 'Clients/VipDirectory',
  component: VipDirectory,
  args: {
    clients: [SERRA, IPE],
    client: SERRA,
    onClientChange: fn(),
    travellers: LISTED,
    term: '',
    onTermChange: fn(),
    onSearch: fn<VipDirectoryProps['onSearch']>(async () => [...LISTED, ...OTHERS]),
    onMarksChange: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof VipDirectory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {};
export const NoClient: Story = { args: { client: null, travellers: undefined } };
export const Loading: Story = { args: { travellers: undefined } };
export const None: Story = { args: { travellers: [] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const NamesOnASmallPhone: Story = {
  ...onScreen('small'),
  name: 'no name breaks inside a word, 320x700',
  args: { travellers: [...LISTED, traveller('mateus', 'Mateus da Costa Vasconcelos', false, true)] },
  play: async () => {
    const table = screen.getByRole('table');
    await expect(within(table).getByText('Mateus da Costa Vasconcelos')).toBeVisible();
    await expect(brokenWords(table)).toEqual([]);
  },
};

export const ChoiceBroughtBack: Story = {
  name: 'Escape brings back the client whose name was emptied, and the list with it',
  tags: ['!autodocs'],
  render: Held,
  play: async ({ args }) => {
    const client = screen.getByRole('combobox', { name: 'Cliente' });
    await userEvent.click(client);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onClientChange).toHaveBeenLastCalledWith(null));
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(client).toHaveValue(SERRA.name);
    await expect(args.onClientChange).toHaveBeenLastCalledWith(SERRA);
  },
};

/** The directory as a screen holds it. */
function Held(args: VipDirectoryProps) {
  const [client, setClient] = useState(args.client);
  const [term, setTerm] = useState(args.term);
  const [travellers, setTravellers] = useState(args.travellers);
  return (
    <VipDirectory
      {...args}
      client={client}
      onClientChange={(next) => {
        args.onClientChange(next);
        setClient(next);
      }}
      term={term}
      onTermChange={setTerm}
      travellers={travellers}
      onMarksChange={(one, marks) => {
        args.onMarksChange(one, marks);
        setTravellers((all) => [...(all ?? []).filter(({ colaboradorId }) => colaboradorId !== one.colaboradorId), { ...one, ...marks }]);
      }}
      onRemove={(one) => {
        args.onRemove(one);
        setTravellers((all) => all?.filter(({ colaboradorId }) => colaboradorId !== one.colaboradorId));
      }}
    />
  );
}

const tick = (name: string) => screen.getByRole('checkbox', { name });
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

export const Kept: Story = {
  name: 'travellers are found, added, changed and removed; who loses the last mark is removed, and the focus stays in the directory',
  tags: ['!autodocs'],
  render: Held,
  args: { client: null },
  play: async ({ args }) => {
    const client = screen.getByRole('combobox', { name: 'Cliente' });
    await userEvent.type(client, 'serra');
    await userEvent.click(await screen.findByRole('option', { name: SERRA.name }));
    await expect(rows()).toHaveLength(3);

    const search = screen.getByRole('searchbox', { name: 'Buscar na lista' });
    await userEvent.type(search, 'ines araujo');
    await expect(rows()).toHaveLength(1);
    await expect(screen.getByText('1 viajante encontrado')).toBeVisible();
    await userEvent.type(search, 'x');
    await expect(screen.getByText('Ninguém da lista tem esse nome.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar a busca' }));
    await expect(search).toHaveFocus();

    const add = screen.getByRole('combobox', { name: 'Adicionar viajante' });
    await userEvent.type(add, 'caio');
    await userEvent.click(await screen.findByRole('option', { name: 'Caio Brandão' }));
    await expect(screen.queryByRole('option', { name: 'João Sá' })).toBeNull();
    await expect(args.onMarksChange).toHaveBeenLastCalledWith(OTHERS[0], { vip: true, premium: false });
    await expect(add).toHaveValue('');
    await expect(tick('VIP: Caio Brandão')).toBeChecked();
    // Whom the list has already, though the search may not know it yet, is not added again: that would take away the other mark.
    await userEvent.type(add, 'caio');
    await screen.findByRole('option', { name: 'Nenhum resultado encontrado' });
    await userEvent.clear(add);

    await userEvent.click(tick('Premium: Caio Brandão'));
    await expect(args.onMarksChange).toHaveBeenLastCalledWith(expect.objectContaining({ colaboradorId: 'caio' }), {
      vip: true,
      premium: true,
    });
    await userEvent.click(tick('Premium: João Sá'));
    await expect(args.onRemove).toHaveBeenLastCalledWith(LISTED[2]);
    await userEvent.click(screen.getByRole('button', { name: 'Remover Ana Beatriz Lima' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(LISTED[0]);
    await waitFor(() => expect(add).toHaveFocus());
    await expect(screen.getByText('2 viajantes')).toBeVisible();
  },
};

export const PressedTwice: Story = {
  name: 'the second press of a double one, which meets the next row when the first has removed one, does nothing',
  tags: ['!autodocs'],
  render: Held,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Remover Ana Beatriz Lima' }));
    await fireEvent.click(screen.getByRole('button', { name: /^Remover Inês/ }), { detail: 2 });
    await fireEvent.click(tick('Premium: João Sá'), { detail: 2 });
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onMarksChange).not.toHaveBeenCalled();
    await expect(rows()).toHaveLength(2);
    await fireEvent.click(tick('Premium: João Sá'), { detail: 1 });
    await expect(args.onRemove).toHaveBeenLastCalledWith(LISTED[2]);
  },
};

export const NotAdded: Story = {
  name: 'who could not be added stands below the field with why, is tried again without a search, and leaves the focus in the field',
  args: { notAdded: OTHERS.map((one) => ({ traveller: one, reason: 'Sem conexão com o servidor.' })), onAddAgain: fn() },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Caio Brandão não entrou na lista. Sem conexão com o servidor.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo: Caio Brandão' }));
    await expect(args.onAddAgain).toHaveBeenLastCalledWith(OTHERS[0]);
    await expect(screen.getByRole('combobox', { name: 'Adicionar viajante' })).toHaveFocus();
  },
};

export const Hidden: Story = {
  name: 'A-022 a user who may not see the marks sees nobody, and why',
  args: { hidden: true },
  play: async () => {
    await expect(screen.getByText('Seu usuário não vê quem é VIP ou Premium.')).toBeVisible();
    await expect(screen.queryByText('Ana Beatriz Lima')).toBeNull();
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
};

export const Failed: Story = {
  args: { travellers: undefined, error: 'Não foi possível concluir a operação.', onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Tentar/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
