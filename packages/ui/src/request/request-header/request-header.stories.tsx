import type { Meta, StoryObj } from '@storybook/react-vite';
import { History } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { inMinutes, NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { RequestPresence } from '../request-presence/index.ts';
import { RequestHeader } from './request-header.tsx';

const meta: Meta<typeof RequestHeader> = {
  title: 'Request/RequestHeader',
  component: RequestHeader,
  args: {
    request: travelRequest(),
    deadline: 'dataVencimentoCotacao',
    now: NOW,
    back: { href: '#/agencia', label: 'Cotações' },
    onRelease: fn(),
    actions: <Button tone="primary">Concluir cotação</Button>,
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = {};
export const Overdue: Story = { args: { request: travelRequest({ dataVencimentoCotacao: inMinutes(-70) }) } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };
export const Pending: Story = { args: { pending: true } };

/** The words of the buttons in the language whose are the longest. */
const LONGEST = ['Mostrar los datos', 'Historial', 'Chat', 'Informe', 'Devolver', 'Concluir cotización'];

export const ActionsOnASmallPhone: Story = {
  ...onScreen('small'),
  name: 'no button covers another or stands out of the head, 320x700',
  args: {
    actions: LONGEST.map((word) => (
      <Button key={word}>
        <History aria-hidden="true" />
        {word}
      </Button>
    )),
  },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('banner').getBoundingClientRect();
    const boxes = LONGEST.map((name) => ({ name, box: canvas.getByRole('button', { name }).getBoundingClientRect() }));
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const covered = boxes.filter((one) => boxes.some((other) => one !== other && isOver(one.box, other.box)));
    await expect(covered.map(({ name }) => name)).toEqual([]);
    await expect(boxes.filter(({ box }) => box.left < head.left || box.right > head.right).map(({ name }) => name)).toEqual([]);
  },
};

/** The buttons of a request in the issuing stage. */
const MANY = ['Ocultar os dados', 'Histórico', 'Conversa', 'Relatório', 'Enviar voucher', 'Retornar'];

export const LongStatus: Story = {
  ...onScreen('desk'),
  name: 'beside a long status and whoever else is here the actions stay at the right of the title, and the whole status is in sight, 1366x768',
  args: {
    request: travelRequest({ status: 'EMISSAO', statusCotacaoViagem: 'EMISSAO_CANCELAMENTO_PENDENTE' }),
    presence: <RequestPresence people={[{ id: '1', name: 'Camila Nogueira Prado', quote: 'Azul, GRU → REC, R$ 1.234,50' }]} />,
    actions: MANY.map((word) => (
      <Button key={word} tone="quiet">
        <History aria-hidden="true" />
        {word}
      </Button>
    )),
  },
  // What the margins of the page leave.
  decorators: [(Story) => <div style={{ width: 1318 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const status = canvas.getByText('Cancelamento de emissão pendente');
    await expect(status.scrollWidth).toBeLessThanOrEqual(status.clientWidth);
    for (const name of MANY) {
      const action = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(action.left).toBeGreaterThan(title.right);
      await expect(action.top).toBeLessThan(title.bottom + status.getBoundingClientRect().height + 8);
    }
  },
};

export const Facts: Story = {
  name: 'number, deadline, client, travellers and responsible stand above the services',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Solicitação 48210');
    await expect(canvas.getByText('em 2 h 10')).toBeVisible();
    await expect(canvas.getByText('Aurora Alimentos')).toBeVisible();
    await expect(canvas.getByText('Camila Nogueira Prado')).toBeVisible();
    await expect(canvas.getByText('10/12/2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cotações' })).toHaveAttribute('href', '#/agencia');
  },
};

export const WithoutResponsible: Story = {
  name: 'A-141 A-142 a free request can be taken over',
  args: { request: travelRequest({ responsavel: null }), onTakeOver: fn(), onRelease: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Sem responsável')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Assumir' }));
    await expect(args.onTakeOver).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button', { name: 'Liberar' })).toBeNull();
  },
};

export const InClientAnalysis: Story = {
  name: 'A-100 while the client decides no deadline is shown',
  args: { deadline: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cliente')).toBeVisible();
    await expect(canvas.queryByText('Prazo')).toBeNull();
  },
};

export const WithoutSummary: Story = {
  name: 'the facts are left out when a rail shows them',
  args: { summary: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Solicitação 48210');
    await expect(canvas.queryByText('em 2 h 10')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Liberar' })).toBeNull();
  },
};

export const Returned: Story = {
  name: 'Q-012 the reason of a return stands at the top',
  args: { justification: 'O voo de volta precisa sair depois das 18 h.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Retornada')).toBeVisible();
    await expect(canvas.getByText('O voo de volta precisa sair depois das 18 h.')).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'the reason of a refusal does not look like that of a return',
  args: { request: travelRequest({ status: 'REPROVADA' }), justification: 'Acima da verba do projeto.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reprovada pelo cliente')).toBeVisible();
    await expect(canvas.queryByText('Retornada')).toBeNull();
  },
};

export const Blocked: Story = {
  name: 'a request that cannot be changed says why',
  args: {
    readOnlyReason: 'As alterações desta solicitação estão bloqueadas pelo sistema de atendimento.',
    actions: undefined,
    onRelease: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/bloqueadas pelo sistema de atendimento/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Assumir|Liberar|Trocar|Concluir/ })).toBeNull();
  },
};
