import type { OpenSession } from '@guiche/domain/entities';
import { formatDateTime } from '@guiche/masks/date-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { toLocalTime } from '../../internal/local-time.ts';
import { SessionsDialog } from './sessions-dialog.tsx';

const phone: OpenSession = {
  criadaEm: '2026-11-20T11:02:00.000Z',
  ultimoUso: '2026-11-21T17:40:00.000Z',
  endereco: '2001:db8:4f2a:91c0:7d35:be01:22c9:5e8f',
  programa:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  atual: false,
};
const desk: OpenSession = {
  criadaEm: '2026-11-21T11:30:00.000Z',
  ultimoUso: '2026-11-21T17:05:00.000Z',
  endereco: '203.0.113.7',
  programa: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  atual: true,
};
const program: OpenSession = { ...phone, programa: `relatorios-noturnos/2.14 (${'x'.repeat(80)})`, endereco: null };
const former: OpenSession = { ...phone, programa: null, endereco: null };

const meta = {
  title: 'Shell/SessionsDialog',
  component: SessionsDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { open: true, onOpenChange: fn(), sessions: [phone, desk, program, former], onEndOthers: fn() },
} satisfies Meta<typeof SessionsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Sessões abertas' }));

export const Open: Story = {};
export const Several: Story = {
  name: 'B-068 lists the open sessions with browser, address and moments, the present one first, and ends the others',
  play: async ({ args }) => {
    const [first, second, third, fourth] = await dialog().findAllByRole('listitem');
    await expect(first).toHaveTextContent('Chrome em WindowsEsta sessão');
    await expect(first).toHaveTextContent('203.0.113.7');
    await expect(first).toHaveTextContent(`Aberta em ${formatDateTime(toLocalTime(desk.criadaEm))}`);
    await expect(first).toHaveTextContent(`Último uso em ${formatDateTime(toLocalTime(desk.ultimoUso))}`);
    await expect(second).toHaveTextContent('Safari em iPhone');
    await expect(third).toHaveTextContent(/relatorios-noturnos\/2\.14 \(x+…/);
    await expect(fourth).toHaveTextContent('Navegador desconhecidoEndereço desconhecido');
    await expect(dialog().getAllByText('Esta sessão')).toHaveLength(1);
    await userEvent.click(dialog().getByRole('button', { name: 'Encerrar as outras sessões' }));
    await expect(args.onEndOthers).toHaveBeenCalledTimes(1);
  },
};

export const Many: Story = {
  name: 'a list that scrolls is reached by keys',
  args: { sessions: [desk, ...Array.from({ length: 20 }, () => phone)] },
  play: async () => {
    await expect((await dialog().findAllByRole('listitem'))[20]).toBeInTheDocument();
    await waitFor(() => expect(dialog().getByRole('list', { name: 'Sessões abertas' })).toHaveFocus());
  },
};

export const Alone: Story = {
  name: 'without another session it says so and offers nothing to end',
  args: { sessions: [desk] },
  play: async () => {
    await waitFor(() => expect(dialog().getByText('Nenhuma outra sessão aberta.')).toBeVisible());
    await expect(dialog().queryByRole('button', { name: /Encerrar/ })).toBeNull();
  },
};

export const Loading: Story = {
  args: { sessions: undefined },
  play: async () => {
    await expect(dialog().getByRole('status')).toHaveTextContent('Carregando as sessões abertas');
    await expect(dialog().queryByText('Nenhuma outra sessão aberta.')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'sessions that could not be loaded are asked for again, also when a former list is known',
  args: { onRetry: fn() },
  play: async ({ args }) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('Não foi possível carregar as sessões abertas.');
    await expect(dialog().queryByRole('list')).toBeNull();
    await userEvent.click(dialog().getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Ending: Story = {
  name: 'while the others are being ended the button does nothing more',
  args: { pending: true },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: /Aguarde/ }));
    await expect(args.onEndOthers).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
