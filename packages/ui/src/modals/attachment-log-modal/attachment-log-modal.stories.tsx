import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AttachmentLogModal, type ShownLogEntry } from './attachment-log-modal.tsx';

const ENTRIES: readonly ShownLogEntry[] = [
  { acao: 'ADICIONAR', usuario: 'Camila Nogueira Prado', data: '2026-11-20T11:02:00.000Z', descricao: 'Digitalização 001' },
  { acao: 'REMOVER', usuario: 'Rafael Teixeira', data: '2026-11-21T17:05:00.000Z', descricao: 'Voucher do hotel' },
  { acao: 'ALTERAR', usuario: 'Camila Nogueira Prado', data: '2026-11-20T11:08:00.000Z', descricao: 'Voucher do hotel' },
];

const meta = {
  title: 'Modals/AttachmentLogModal',
  component: AttachmentLogModal,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    context: 'Recife, PE · 10/12/2026 – 13/12/2026 · Ana Beatriz Lima',
    entries: ENTRIES,
  },
} satisfies Meta<typeof AttachmentLogModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Histórico dos anexos' }));
const texts = () =>
  dialog()
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('time, [data-slot="badge"], span.g\\:block')].map(({ textContent }) => textContent));

export const Listed: Story = {};
export const Entries: Story = {
  name: 'Q-056 Q-078 A-157 one row for each entry, the newest first, with moment, action, file and user',
  play: async () => {
    await expect(texts()).toEqual([
      ['21/11 14:05', 'Removido', 'Voucher do hotel', 'Rafael Teixeira'],
      ['20/11 08:08', 'Alterado', 'Voucher do hotel', 'Camila Nogueira Prado'],
      ['20/11 08:02', 'Adicionado', 'Digitalização 001', 'Camila Nogueira Prado'],
    ]);
  },
};

export const Looks: Story = {
  name: 'Q-078 each action has its colour and icon; an unknown one is shown as it is, neutral and without an icon',
  args: { entries: [...ENTRIES, { acao: 'MOVER', usuario: 'Rafael Teixeira', data: '2026-11-19T11:02:00.000Z', descricao: 'Recibo' }] },
  play: async () => {
    const badges = dialog()
      .getAllByRole('listitem')
      .map((row) => row.querySelector('[data-slot="badge"]'));
    const looks = badges.map((badge) => {
      const tone = /g:bg-(\w+)-soft|g:bg-(surface)-3/.exec(badge?.className ?? '');
      return [
        badge?.textContent,
        tone?.[1] ?? tone?.[2],
        badge
          ?.querySelector('svg')
          ?.getAttribute('class')
          ?.match(/lucide-([\w-]+)/)?.[1],
      ];
    });
    await expect(looks).toEqual([
      ['Removido', 'danger', 'trash'],
      ['Alterado', 'warning', 'pencil'],
      ['Adicionado', 'success', 'plus'],
      ['MOVER', 'surface', undefined],
    ]);
  },
};

export const Empty: Story = { args: { entries: [] } };

export const Loading: Story = {
  args: { entries: undefined },
  play: async () => {
    await expect(dialog().getByRole('status')).toHaveTextContent('Carregando o histórico dos anexos');
  },
};

export const Failed: Story = {
  name: 'a log that could not be loaded is asked for again',
  args: { entries: undefined, onRetry: fn() },
  play: async ({ args }) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('Não foi possível carregar o histórico dos anexos.');
    await userEvent.click(dialog().getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
