import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { REQUEST_LOG } from '../../test-support/log-fixtures.ts';
import { RequestLog } from './request-log.tsx';

const meta = {
  title: 'Request/RequestLog',
  component: RequestLog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  args: { open: true, onOpenChange: fn(), number: 48210, context: 'Aurora Alimentos · Ana Beatriz Lima e mais 1', entries: REQUEST_LOG },
} satisfies Meta<typeof RequestLog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Histórico da solicitação 48210' }));
const sentences = () =>
  dialog()
    .getAllByRole('listitem')
    .map((entry) => entry.querySelector('strong')?.textContent);

export const Entries: Story = {
  play: async () => waitFor(() => expect(dialog().getByText('9 registros')).toBeVisible()),
};
export const Empty: Story = {
  args: { entries: [] },
  play: async () => waitFor(() => expect(dialog().getByText(/^Nenhuma alteração da própria solicitação\./)).toBeVisible()),
};
const REMOVED = {
  idCotacao: '00000000-0000-4000-8000-0000000000c7',
  usuario: 'Camila Nogueira Prado',
  data: '2026-11-21T06:10:00.000Z',
  detalhes: 'Total: R$ 1.587,54',
};
export const RemovedQuotes: Story = {
  name: 'A-155 the log of a quote that was removed is reached from that of its request, also from an empty one',
  args: { entries: [], removedQuotes: [REMOVED], onShowRemoved: fn() },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(dialog().getByText(/estão no histórico dela\.$/)).toBeVisible());
    const removed = within(dialog().getByRole('region', { name: 'Cotações removidas' }));
    await expect(removed.getByRole('listitem')).toHaveTextContent('Total: R$ 1.587,54removida por Camila Nogueira Prado');
    await userEvent.click(removed.getByRole('button', { name: 'Ver histórico da cotação' }));
    await expect(args.onShowRemoved).toHaveBeenCalledWith(REMOVED);
  },
};
export const Loading: Story = {
  args: { entries: undefined },
  play: async () => expect(dialog().getByRole('status', { name: 'Carregando o histórico' })).toBeVisible(),
};
export const Failed: Story = {
  args: { entries: undefined, error: 'Erro ao buscar o histórico de alterações.', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('Erro ao buscar o histórico de alterações.');
    await userEvent.click(dialog().getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Sentences: Story = {
  name: 'A-146 A-147 A-148 A-149 A-150 A-151 A-152 A-153 the newest first, each with its sentence, user and moment',
  play: async () => {
    await expect(sentences()).toEqual([
      '',
      'Marina Prado respondeu à cotação pela empresa cliente',
      'Solicitação atribuída a Camila Nogueira Prado no sistema de atendimento',
      'Solicitação transferida de Rafael Teixeira para Camila Nogueira Prado, como substituto',
      'Camila Nogueira Prado retirou a solicitação do grupo',
      'Camila Nogueira Prado concluiu a cotação',
      'Camila Nogueira Prado assumiu a solicitação que estava com Rafael Teixeira',
      'Camila Nogueira Prado liberou a solicitação',
      'Camila Nogueira Prado assumiu a solicitação',
    ]);
    const [, answered, , , , , replaced] = dialog().getAllByRole('listitem');
    await expect(answered).toHaveTextContent(/21\/11 03:00.*por Marina Prado/);
    // The moment of this one is in its other field.
    await expect(replaced).toHaveTextContent('21/11 01:20');
  },
};

export const UnknownKind: Story = {
  name: 'A-154 an unknown kind of entry has an empty text and no error; who and when are there',
  play: async () => {
    const [unknown] = dialog().getAllByRole('listitem');
    await expect(unknown).toHaveTextContent(/^21\/11 03:20por Camila Nogueira Prado$/);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const ByField: Story = {
  name: 'B-034 a field leaves the entries that changed it, with the old value and the new one',
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Campo' }), 'Situação');
    await expect(dialog().getByText('2 registros')).toBeVisible();
    const [answered, concluded] = dialog().getAllByRole('listitem');
    await expect(answered).toHaveTextContent('SituaçãoAntesSeleção de cotaçãoDepoisEmissão');
    await expect(answered).not.toHaveTextContent('Cotação escolhida');
    await expect(concluded).toHaveTextContent('SituaçãoAntesCotação na agênciaDepoisSeleção de cotação');
  },
};
