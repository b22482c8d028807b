import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RequestFilters, type RequestFiltersProps } from './request-filters.tsx';

/** Keeps the value as the app's address does. */
function Kept(props: RequestFiltersProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RequestFilters
      {...props}
      value={value}
      onTermChange={(termo) => {
        props.onTermChange(termo);
        setValue((before) => ({ ...before, termo }));
      }}
      onChange={(changes) => {
        props.onChange(changes);
        setValue((before) => ({ ...before, ...changes }));
      }}
    />
  );
}

const meta = {
  title: 'Request/RequestFilters',
  component: RequestFilters,
  render: (args) => <Kept {...args} />,
  args: {
    value: { termo: '', responsavel: 'todos', cliente: null, prazo: 'todos' },
    onTermChange: fn(),
    onChange: fn(),
    clients: [
      { id: 1, nome: 'Aurora Alimentos' },
      { id: 2, nome: 'Banco Ipê' },
      { id: 3, nome: 'Metalúrgica Serra Azul' },
    ],
    count: 60,
  },
} satisfies Meta<typeof RequestFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Chosen: Story = { args: { value: { termo: 'recife', responsavel: 'meus', cliente: 2, prazo: 'hoje' }, count: 1 } };
export const Loading: Story = { args: { count: undefined } };

export const Narrows: Story = {
  name: 'every choice leaves by itself, and clearing all at once',
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Buscar' });
    await userEvent.type(search, 'rec');
    await expect(args.onTermChange).toHaveBeenLastCalledWith('rec');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sem responsável' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ responsavel: 'sem' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Vencidos' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ prazo: 'vencidos' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cliente' }), 'Banco Ipê');
    await expect(args.onChange).toHaveBeenLastCalledWith({ cliente: 2 });
    await expect(search).toHaveValue('rec');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ termo: '', responsavel: 'todos', cliente: null, prazo: 'todos' });
    await expect(search).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  },
};

export const EnterOpens: Story = {
  name: 'Enter in the search says so, once for each press, and nowhere else',
  args: { onTermEnter: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar' }), '48210');
    await expect(args.onTermEnter).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTermEnter).toHaveBeenCalledOnce();
    canvas.getByRole('radio', { name: 'Meus' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTermEnter).toHaveBeenCalledOnce();
  },
};

export const SlashFocusesSearch: Story = {
  name: '/ goes to the search, and is a character inside it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    const search = canvas.getByRole('searchbox', { name: 'Buscar' });
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');
    await userEvent.keyboard('1/2');
    await expect(search).toHaveValue('1/2');
  },
};

export const SlashSwitchedOff: Story = {
  name: 'B-048 / is nothing where the shortcuts of one key are switched off, and is not told',
  args: { searchKey: false },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Buscar' });
    await userEvent.keyboard('/');
    await expect(search).not.toHaveFocus();
    await expect(search).not.toHaveAttribute('aria-keyshortcuts');
    await expect(canvas.queryByText('/')).not.toBeInTheDocument();
  },
};

export const TellsTheCount: Story = {
  name: 'tells how many are left',
  play: async ({ args, mount }) => {
    const canvas = await mount(<RequestFilters {...args} />);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('60 solicitações');
    await mount(<RequestFilters {...args} count={1} />);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 solicitação');
  },
};

export const Searching: Story = {
  name: 'a running search is told in words, in the place of the number, and moves nothing',
  play: async ({ args, canvas, mount, userEvent }) => {
    const below = (searching: boolean) => (
      <>
        <Kept {...args} searching={searching} />
        <p>Abaixo</p>
      </>
    );
    await mount(below(false));
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    const start = topOf(canvas.getByText('Abaixo'));
    await mount(below(true));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Buscando…$/));
    await expect(topOf(canvas.getByText('Abaixo'))).toBe(start);
    await userEvent.type(canvas.getByRole('searchbox'), 'rec');
    await expect(await canvas.findByRole('button', { name: 'Limpar filtros' })).toBeVisible();
    await expect(topOf(canvas.getByText('Abaixo'))).toBe(start);
  },
};

export const NothingMoves: Story = {
  name: 'the button that clears moves nothing when it comes, at any width',
  play: async ({ args, canvas, mount, userEvent }) => {
    for (const width of [1320, 1180, 1040, 900, 780]) {
      await mount(
        <div key={width} style={{ width }}>
          <Kept {...args} />
          <p>Abaixo</p>
        </div>,
      );
      const places = () =>
        [canvas.getByText('Abaixo'), canvas.getByRole('status')].map((part) => JSON.stringify(part.getBoundingClientRect()));
      const start = places();
      await userEvent.type(canvas.getByRole('searchbox'), 'rec');
      await expect(await canvas.findByRole('button', { name: 'Limpar filtros' })).toBeVisible();
      await expect(places()).toEqual(start);
    }
  },
};

export const WithoutDeadlines: Story = {
  name: 'a list without deadlines is not filtered by them, and one that an address still names does not count',
  args: { deadlines: false, value: { termo: '', responsavel: 'todos', cliente: null, prazo: 'vencidos' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: 'Vencidos' })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Meus' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  },
};

export const LongSearch: Story = {
  name: 'a search longer than 255 characters says how much of it is searched, and stays as it was pasted',
  args: { value: { ...meta.args.value, termo: 'x'.repeat(10_000) } },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Buscar' });
    await expect(search).toHaveValue('x'.repeat(10_000));
    await expect(search).toHaveAccessibleDescription(/A busca usa os primeiros 255 caracteres\./);
    await userEvent.clear(search);
    await userEvent.paste('x'.repeat(255));
    await expect(canvas.queryByText(/primeiros 255/)).toBeNull();
  },
};
