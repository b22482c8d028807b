import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { ListExport, type ListExportProps } from './list-export.tsx';

const meta = {
  title: 'Request/ListExport',
  component: ListExport,
  args: { count: 60, onExport: fn(), onCancel: fn(), onRetry: fn() },
} satisfies Meta<typeof ListExport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Preparing: Story = { args: { running: { rows: 0, total: undefined } } };
export const Running: Story = { tags: ['picture'], args: { running: { rows: 12_300, total: 100_000 } } };
export const Failed: Story = { args: { error: 'Não foi possível exportar a lista.' } };

export const Chooses: Story = {
  name: 'B-045 the menu says how many rows the file will have, and asks for the format',
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Exportar' });
    await userEvent.click(trigger);
    await expect(await screen.findByText('60 linhas, como estão na tela')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: /^Excel/ }));
    await expect(args.onExport).toHaveBeenLastCalledWith('xlsx');
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onExport).toHaveBeenLastCalledWith('csv');
  },
};

export const NothingToExport: Story = {
  name: 'B-045 nothing is exported of an empty list, nor while it loads',
  args: { count: 0 },
  play: async ({ args, canvas, mount, userEvent }) => {
    for (const [count, says] of [
      [0, 'Nenhuma linha para exportar'],
      [undefined, 'A lista está sendo carregada'],
    ] as const) {
      await mount(<ListExport {...args} key={String(count)} count={count} />);
      await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
      await expect(await screen.findByText(says)).toBeVisible();
      await expect(screen.getByRole('menuitem', { name: /^CSV/ })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Escape}');
    }
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

/** Ends as the app ends it. */
function Ending(props: ListExportProps) {
  const [running, setRunning] = useState(props.running);
  const [error, setError] = useState(props.error);
  return (
    <ListExport
      {...props}
      running={running}
      error={error}
      onCancel={() => {
        props.onCancel();
        setRunning(undefined);
      }}
      onRetry={() => {
        props.onRetry?.();
        setError(undefined);
      }}
    />
  );
}

export const Stops: Story = {
  name: 'B-045 it tells how far it is and can be stopped; the focus stays on the page, and no second one starts beside it',
  args: { running: { rows: 12_300, total: 100_000 } },
  render: (args) => <Ending {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('12.300 de 100.000 linhas')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12');
    const trigger = canvas.getByRole('button', { name: 'Exportar' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menuitem', { name: /^Excel/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar a exportação' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(trigger).toHaveFocus();
  },
};

export const TriesAgain: Story = {
  name: 'B-045 a failure is told beside its button, and can be tried again',
  args: { error: 'Não foi possível exportar a lista.' },
  render: (args) => <Ending {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível exportar a lista.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Exportar' })).toHaveFocus();
  },
};

export const Refused: Story = {
  name: 'what would fail again the same way is told without another try',
  args: { error: 'Você não tem permissão para exportar a lista.' },
  render: (args) => <ListExport {...args} onRetry={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Você não tem permissão para exportar a lista.');
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Exportar']);
  },
};
