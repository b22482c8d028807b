import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ReportProgress, type ReportProgressProps, type ReportState } from './report-progress.tsx';

const PDF: ReportState = { kind: 'ready', href: 'about:blank#rdv', fileName: 'rdv.pdf', opens: true };
const EXCEL: ReportState = { kind: 'ready', href: 'data:text/plain,x', fileName: 'Vendas por cliente.xls', opens: false };

const meta = {
  title: 'Reports/ReportProgress',
  component: ReportProgress,
  decorators: [(Story) => <div className="g:max-w-3xl">{Story()}</div>],
  args: { report: 'Vendas por cliente', state: { kind: 'running', share: 0.42 }, onCancel: fn(), onRetry: fn(), onDismiss: fn() },
} satisfies Meta<typeof ReportProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Preparing: Story = { args: { state: { kind: 'running', share: null } } };
export const Cancelling: Story = { args: { state: { kind: 'cancelling' } } };
export const ReadyToOpen: Story = { args: { state: PDF } };
export const ReadyToSave: Story = { args: { state: EXCEL } };
export const Cancelled: Story = { args: { state: { kind: 'cancelled' } } };
export const Failed: Story = { args: { state: { kind: 'failed', words: 'Ops! Ocorreu algum problema ao gerar o relatório.' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const InEnglish: Story = {
  name: 'in English, too, the button is called as it reads, for those who say what they press',
  tags: ['!autodocs'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cancel generating Vendas por cliente' });
    await expect(button).toHaveTextContent(/^Cancel$/);
  },
};

/** Ends as the app ends it. */
function Ending(props: ReportProgressProps) {
  const [state, setState] = useState(props.state);
  return (
    <ReportProgress
      {...props}
      state={state}
      onCancel={() => {
        props.onCancel();
        setState({ kind: 'cancelled' });
      }}
      onRetry={() => {
        props.onRetry();
        setState({ kind: 'running', share: null });
      }}
    />
  );
}

export const Stops: Story = {
  name: 'S-112 it tells how far it is, is stopped and begun again by keyboard, and the focus stays on the notice',
  tags: ['!autodocs'],
  render: Ending,
  play: async ({ args, canvas, userEvent }) => {
    const notice = canvas.getByRole('region', { name: 'Vendas por cliente' });
    const bar = canvas.getByRole('progressbar', { name: 'Gerando Vendas por cliente…' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    // Its colours are ours, not the browser's.
    const [track = '', done = ''] = [getComputedStyle(bar).backgroundColor, getComputedStyle(bar.firstElementChild ?? bar).fill];
    await expect([track, done].filter((colour) => !colour.startsWith('oklch'))).toEqual([]);
    await expect(notice).toHaveTextContent('42% das linhas');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancelar a geração de Vendas por cliente' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('A geração de Vendas por cliente foi cancelada.');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(notice).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    // How many rows there are is not known yet: the bar says no share.
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(notice).toHaveFocus();
  },
};

export const OnASmallPhone: Story = {
  name: 'S-112 on a phone the words stand on lines of their own, and none is broken',
  tags: ['!autodocs'],
  decorators: [(Story) => <div className="g:w-80">{Story()}</div>],
  play: async ({ canvas }) => {
    const words = canvas.getByText('Gerando Vendas por cliente…').getBoundingClientRect();
    await expect(words.height).toBeLessThan(45);
    await expect(canvas.getByRole('progressbar').getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom);
  },
};

export const Ends: Story = {
  name: 'S-112 a report that is there is opened in a tab of its own or saved under its name; a failure is told, and each can be closed',
  tags: ['!autodocs'],
  play: async ({ args, canvas, mount, userEvent }) => {
    const show = (state: ReportState) => mount(<ReportProgress {...args} key={JSON.stringify(state)} state={state} />);
    await show(PDF);
    const open = canvas.getByRole('link', { name: 'Abrir em nova aba' });
    await expect([open.getAttribute('href'), open.getAttribute('target'), open.hasAttribute('download')]).toEqual([
      'about:blank#rdv',
      '_blank',
      false,
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Pronto: Vendas por cliente.');
    await show(EXCEL);
    const save = canvas.getByRole('link', { name: 'Baixar Vendas por cliente.xls' });
    await expect([save.getAttribute('download'), save.hasAttribute('target')]).toEqual(['Vendas por cliente.xls', false]);
    await show({ kind: 'failed', words: 'Ops! Ocorreu algum problema ao gerar o relatório.' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ops! Ocorreu algum problema ao gerar o relatório.');
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar o aviso' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
