import { byTraveller } from '@guiche/domain/changed-issues';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NOW, requestSummary } from '../../test-support/request-fixtures.ts';
import { TravellerChanges } from './index.ts';

const CHANGED = { status: 'EMISSAO_ALTERACAO', statusCotacaoViagem: 'EMISSAO_ALTERACAO' } as const;
const requests = [
  requestSummary(0, CHANGED),
  requestSummary(1, { ...CHANGED, statusCotacaoViagem: 'EMISSAO_CANCELAMENTO_PENDENTE' }),
  requestSummary(2, { ...CHANGED, trajeto: null }),
];

const meta: Meta<typeof TravellerChanges> = {
  title: 'Request/TravellerChanges',
  component: TravellerChanges,
  args: { groups: byTraveller(requests), now: NOW, hrefOf: ({ idSolicitacao }) => `#/agenciaAlteracao?idSolicitacao=${idSolicitacao}` },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
export const NotOpened: Story = { args: { hrefOf: () => undefined } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

export const Groups: Story = {
  name: 'a request is below each of its travellers, and opens from there',
  play: async ({ canvas }) => {
    const [first] = requests;
    const travellers = first?.colaboradores ?? [];
    await expect(travellers.length).toBeGreaterThan(1);
    for (const { nomeCompleto } of travellers) {
      const group = canvas.getByRole('heading', { level: 2, name: new RegExp(nomeCompleto) }).closest('li');
      if (!group) throw new Error('The traveller has no group.');
      const link = within(group).getByRole('link', { name: `Solicitação ${first?.idSolicitacao}` });
      await expect(link).toHaveAttribute('href', `#/agenciaAlteracao?idSolicitacao=${first?.idSolicitacao}`);
    }
  },
};
