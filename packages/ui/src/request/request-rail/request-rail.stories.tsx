import type { CustomField } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { linesOf } from '../../test-support/lines-of.ts';
import { CONSULTANTS, inMinutes, NOW, travelRequest } from '../../test-support/request-fixtures.ts';
import { RequestRail } from './request-rail.tsx';

const costCentre: CustomField = {
  id: 'cc',
  nome: 'Centro de custo',
  tipo: 'TEXTO',
  etapa: 'PEDIDO',
  obrigatorio: true,
  valor: '4100 – Safra',
};

/** A request of one air service, to which the client gave a cost centre. */
function requestWithCostCentre() {
  const request = travelRequest();
  return {
    ...request,
    servicosAereos: request.servicosAereos.map((service) => ({ ...service, camposCustomizados: [costCentre] })),
    servicosHotel: [],
    servicosCarro: [],
    servicosRodoviario: [],
    servicosOutros: [],
  };
}

const meta: Meta<typeof RequestRail> = {
  title: 'Request/RequestRail',
  component: RequestRail,
  args: {
    request: requestWithCostCentre(),
    deadline: 'dataVencimentoCotacao',
    now: NOW,
    onRelease: fn(),
    onChangeResponsible: fn(),
    onLoadConsultants: fn(async () => CONSULTANTS),
  },
  decorators: [(Story) => <div className="g:max-w-84">{Story()}</div>],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = {};
export const Free: Story = { args: { request: { ...requestWithCostCentre(), responsavel: null }, onRelease: undefined, onTakeOver: fn() } };
export const Issuing: Story = {
  args: { request: { ...requestWithCostCentre(), dataVencimentoEmissao: inMinutes(-70) }, deadline: 'dataVencimentoEmissao' },
};
export const WithoutDeadline: Story = { args: { request: { ...requestWithCostCentre(), dataVencimentoCotacao: null } } };

export const InClientAnalysis: Story = {
  name: 'while the client decides no deadline counts',
  args: { deadline: null, onRelease: undefined, onChangeResponsible: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Responsável')).toBeVisible();
    await expect(canvas.queryByText(/Prazo|sem prazo/)).toBeNull();
  },
};

export const LongAddresses: Story = {
  name: 'a long e-mail address is broken at its @ or a dot, not by a letter',
  args: {
    request: {
      ...requestWithCostCentre(),
      colaboradores: travelRequest().colaboradores.map((traveller) => ({
        ...traveller,
        email: 'maria.antonia.cavalcanti@cooperativasolnascente.example',
      })),
    },
  },
  play: async ({ canvas }) => {
    for (const traveller of canvas.getAllByRole('listitem')) {
      const lines = linesOf(traveller);
      const from = lines.findIndex((line) => line.startsWith('maria.antonia'));
      await expect(lines.length - from).toBeGreaterThan(1);
      for (const line of lines.slice(from + 1)) await expect(line).toMatch(/^[@.]/);
    }
  },
};

export const TravelDay: Story = {
  name: 'S-392 the day of the trip is read from an ISO text with a time behind it, and shown in Brazilian format',
  args: { request: { ...requestWithCostCentre(), dataViagem: '2027-01-05T23:30:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('05/01/2027')).toBeVisible();
  },
};
export const NoTravelDay: Story = {
  name: 'S-392 a missing day of the trip shows no date',
  args: { request: { ...requestWithCostCentre(), dataViagem: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Viagem').nextElementSibling).toHaveTextContent(/^–$/);
  },
};

export const Facts: Story = {
  name: 'A-101 A-247 deadline, responsible, client, requester, cost centre and every traveller stand in the rail',
  play: async ({ canvas }) => {
    const rail = within(canvas.getByRole('complementary', { name: 'Dados da solicitação' }));
    await expect(rail.getByText('em 2 h 10')).toBeVisible();
    for (const fact of ['Camila Nogueira Prado', 'Aurora Alimentos', 'Patrícia Mello', '10/12/2026', '4100 – Safra']) {
      await expect(rail.getByText(fact)).toBeVisible();
    }
    await expect(rail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      travelRequest().colaboradores.map(({ nomeCompleto, vip, premium, email }) =>
        [nomeCompleto, vip ? 'VIP' : premium ? 'Premium' : '', email].join(''),
      ),
    );
  },
};
