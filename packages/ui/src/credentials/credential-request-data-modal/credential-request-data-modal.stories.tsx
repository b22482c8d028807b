import type { SentCredentialRequest } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { COMPANIES } from '../../test-support/credential-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { CredentialRequestDataModal } from './credential-request-data-modal.tsx';

const SENT: SentCredentialRequest = {
  id: 'c1',
  idServico: 6,
  consolidadora: 'EXPEDIA',
  fornecedor: { id: 's9', nome: 'Expedia Brasil' },
  campos: [
    { nome: 'CNPJ da agência', valor: '12345678000195' },
    { nome: 'Volume mensal', valor: '120' },
    { nome: 'Início do contrato', valor: '2027-01-10' },
  ],
  empresas: [COMPANIES[0]],
  estado: 'SOLICITADA',
  solicitante: 'Renata Vasconcelos',
  data: '2026-11-20T13:30:00.000Z',
};

const meta = {
  title: 'Credentials/CredentialRequestDataModal',
  component: CredentialRequestDataModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 460 } } },
  args: { open: true, onOpenChange: fn(), request: SENT },
} satisfies Meta<typeof CredentialRequestDataModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Dados da solicitação' }));
/** The terms and values of the window. */
const facts = () =>
  Object.fromEntries(
    dialog()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

export const Requested: Story = {};
export const Sent: Story = {
  name: 'S-130 what was requested, of whom, by whom and when, for which companies, and what the supplier was given; nothing can be changed',
  play: async ({ args, userEvent }) => {
    await expect(facts()).toEqual({
      Fornecedor: 'Expedia Brasil',
      Situação: 'Solicitada',
      Serviço: 'Hotel',
      'Solicitada por': 'Renata Vasconcelos',
      'Solicitada em': '20/11 10:30',
      Empresas: 'Metalúrgica Serra Azul S.A.',
      'CNPJ da agência': '12.345.678/0001-95',
      'Volume mensal': '120',
      'Início do contrato': '10/01/2027',
    });
    await expect(dialog().queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog().getAllByRole('button', { name: 'Fechar' })[0] ?? document.body);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const NothingGiven: Story = { args: { request: { ...SENT, campos: [], empresas: [], estado: 'CANCELADA' } } };
export const OnAPhone: Story = onScreen('phone');
export const Loading: Story = { args: { request: undefined } };
export const Failed: Story = {
  name: 'S-130 data that could not be loaded are said to be so',
  args: { request: undefined, error: 'Erro ao buscar os dados da solicitação da credencial', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('Erro ao buscar os dados da solicitação da credencial');
    await userEvent.click(dialog().getByRole('button', { name: /^Tentar/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
