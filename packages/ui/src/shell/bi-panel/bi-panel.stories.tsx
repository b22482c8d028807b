import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BiPanel } from './bi-panel.tsx';

/** Nobody answers at this port: a browser says so at once, without a network. */
const NOBODY = 'http://127.0.0.1:9';

const meta = {
  title: 'Shell/BiPanel',
  component: BiPanel,
  args: {
    reports: [{ url: `${NOBODY}/vendas`, nome: 'Vendas por cliente' }, { url: `${NOBODY}/outro` }],
    origins: [NOBODY],
    onRetry: fn(),
  },
} satisfies Meta<typeof BiPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unpicked: Story = {};
export const Loading: Story = { args: { reports: undefined } };
export const Failed: Story = { args: { error: 'O servidor está indisponível no momento.' } };
export const Empty: Story = {
  name: 'A-269 without a report it says so',
  args: { reports: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum relatório gerencial disponível.')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

export const Picked: Story = {
  name: 'A-269 S-019 a report is embedded when it is picked from the list, none before',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    const picker = canvas.getByRole('combobox', { name: 'Relatório' });
    await userEvent.selectOptions(picker, 'Vendas por cliente');
    await expect(canvasElement.querySelector('iframe')).toHaveAttribute('src', `${NOBODY}/vendas`);
    await expect(canvasElement.querySelector('iframe')).toHaveAttribute('title', 'Vendas por cliente');
    await userEvent.selectOptions(picker, 'Relatório 2');
    await expect(canvasElement.querySelector('iframe')).toHaveAttribute('src', `${NOBODY}/outro`);
  },
};
