import { failureNotice } from '@guiche/domain/errors';
import { errorsMessages } from '@guiche/domain/messages/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useMessage } from '../../i18n/index.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'Erro ao buscar as cotações da agência.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Pending: Story = { args: { pending: true } };
export const WithReason: Story = {
  args: { children: 'O servidor não respondeu. Nada do que você digitou foi perdido.' },
};

/** Bodies of failed calls: an object of an unknown type, one without words, one without a type, and none at all. */
const BODIES = [{ tipo: 'PANIC', titulo: 'Segfault' }, { tipo: 'ERROR' }, { titulo: 'Segfault' }, '<html>'];

function Failures() {
  const message = useMessage(errorsMessages);
  return BODIES.map((body) => {
    const notice = failureNotice(body, 'erro_padrao', 'erro_inesperado');
    return <ErrorState key={JSON.stringify(body)} title={'key' in notice ? message(notice.key) : notice.titulo} />;
  });
}

export const Unexpected: Story = {
  name: 'A-286 A-287 S-382 what the server does not say in its words is said in ours: to ask the support, or the default message',
  render: () => <Failures />,
  play: async ({ canvas }) => {
    const support = 'Ops! Ocorreu um erro inesperado, entre em contato com o suporte via chat';
    await expect(canvas.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      support,
      support,
      support,
      'Não foi possível concluir a operação. Tente novamente.',
    ]);
  },
};
