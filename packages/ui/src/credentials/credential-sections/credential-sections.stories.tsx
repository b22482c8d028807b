import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CREDENTIALS, credentialOf, GOL, REQUESTED } from '../../test-support/credential-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { CredentialSections } from './credential-sections.tsx';

const meta = {
  title: 'Credentials/CredentialSections',
  component: CredentialSections,
  args: { credentials: CREDENTIALS, onSwitch: fn(), onAdd: fn(), onRequest: fn(), onAction: fn() },
} satisfies Meta<typeof CredentialSections>;
export default meta;
type Story = StoryObj<typeof meta>;

const SECTIONS = ['Aéreo', 'Hotel', 'Carro', 'Rodoviário', 'Outros'];
const section = (name: string) => within(screen.getByRole('region', { name }));
/** The credential of a consolidator in a section. */
const row = (name: string, consolidator: string) =>
  section(name)
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(consolidator)) ?? document.body;
/** What can be done with it. */
const actions = (name: string, consolidator: string) =>
  within(row(name, consolidator))
    .getAllByRole('button', { name: new RegExp(`: ${consolidator}$`) })
    .map(({ textContent }) => textContent);

export const Listed: Story = {};
export const Some: Story = {
  name: 'S-125 S-134 five sections, each credential with its consolidator, companies, fee and state',
  play: async () => {
    await expect(screen.getAllByRole('region').map((region) => within(region).getByRole('heading', { level: 2 }).textContent)).toEqual(
      SECTIONS,
    );
    await expect(row('Aéreo', 'Gol')).toHaveTextContent(
      /^GolAtivaMetalúrgica Serra Azul S\.A\., Construtora Vale do Ipê Ltda\., Tecelagem Rio das Flores Ltda\. … Ver todas \(4\)R\$ 35,00 por viajanteIdentificação 57-1234/,
    );
    await expect(row('Aéreo', 'Manual')).toHaveTextContent(/^ManualAtivaTodas as empresasDe acordo com o fornecedor/);
    await expect(row('Carro', 'Movida')).toHaveTextContent(/^MovidaInativaMetalúrgica Serra Azul S\.A\.R\$ 20,00 por serviço/);
    await expect(row('Hotel', 'Expedia')).toHaveTextContent(/^ExpediaInativaSolicitada/);
    await expect(section('Rodoviário').getByText('Nenhuma credencial neste serviço.')).toBeVisible();
    await expect(section('Hotel').getByText('3 credenciais')).toBeVisible();
  },
};
export const Loading: Story = { args: { credentials: undefined } };
export const Empty: Story = { args: { credentials: [] } };
export const OnAPhone: Story = {
  ...onScreen('phone'),
  name: 'S-125 on a phone the actions of all credentials begin at the same edge, however many there are',
  play: async () => {
    const firsts = screen
      .getAllByRole('listitem')
      .flatMap((item) =>
        within(item)
          .getAllByRole('button', { name: /^[^:]+: / })
          .slice(0, 1),
      )
      .map((button) => button.getBoundingClientRect().left);
    await expect(firsts.length).toBeGreaterThan(4);
    await expect(new Set(firsts).size).toBe(1);
  },
};
export const Failed: Story = {
  args: { credentials: undefined, error: 'Erro ao buscar serviços', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Erro ao buscar serviços');
    await userEvent.click(screen.getByRole('button', { name: /^Tentar/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Actions: Story = {
  name: 'S-125 S-150 what can be done with a credential depends on its consolidator and its state; a test is not offered for what is done by hand',
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    await expect(actions('Aéreo', 'Gol')).toEqual(['Configurar', 'Testar', 'Histórico']);
    await expect(actions('Aéreo', 'Manual')).toEqual(['Configurar', 'Histórico']);
    await expect(actions('Hotel', 'Expedia')).toEqual(['Dados da solicitação', 'Ativar', 'Cancelar solicitação', 'Histórico']);
    await expect(actions('Hotel', 'HRS')).toEqual(['Configurar', 'Testar', 'Dados da solicitação', 'Histórico']);
    await expect(actions('Hotel', 'Trend')).toEqual(['Dados da solicitação', 'Histórico']);
    await userEvent.click(screen.getByRole('button', { name: 'Testar: Gol' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('TESTAR', GOL);
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar solicitação: Expedia' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('CANCELAR', REQUESTED);
    await userEvent.click(screen.getByRole('button', { name: 'Nova credencial: Rodoviário' }));
    await expect(args.onAdd).toHaveBeenCalledWith('RODOVIARIO');
    await userEvent.click(screen.getByRole('button', { name: 'Solicitar credencial: Hotel' }));
    await expect(args.onRequest).toHaveBeenCalledWith('HOTEL');
  },
};

export const NotTested: Story = {
  name: 'S-150 none of MANUAL, MANUAL_PEDIDOS_OFF, INTERNO and DIRETORIOHOTEL can be tested',
  tags: ['!autodocs'],
  args: { credentials: ['MANUAL', 'MANUAL_PEDIDOS_OFF', 'INTERNO', 'DIRETORIOHOTEL', 'HRS'].map((each) => credentialOf('HOTEL', each)) },
  play: async () => {
    await expect(screen.getAllByRole('button', { name: /^Testar/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
      'Testar: HRS',
    ]);
  },
};

export const Switches: Story = {
  name: 'S-125 a service is switched on or off as a whole; one without credentials has nothing to switch',
  tags: ['!autodocs'],
  args: { switching: 'CARRO' },
  play: async ({ args, userEvent }) => {
    await expect(section('Aéreo').getByText('Serviço ativo')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Desativar serviço: Aéreo' }));
    await expect(args.onSwitch).toHaveBeenCalledWith('AEREO');
    await expect(section('Carro').getByText('Serviço inativo')).toBeVisible();
    // It is being switched: a second press does nothing.
    await userEvent.click(screen.getByRole('button', { name: 'Ativar serviço: Carro' }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: /ativar serviço: Rodoviário/i })).toBeNull();
  },
};

export const SwitchedByADoublePress: Story = {
  name: 'a double press switches a service once: the second call would be refused as if somebody else had switched it',
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(screen.getByRole('button', { name: 'Desativar serviço: Aéreo' }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};

export const AllCompanies: Story = {
  name: 'A-245 the companies that are left out are reached by keyboard',
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    const more = screen.getByRole('button', { name: 'Ver todas (4)' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const all = within(await screen.findByRole('dialog', { name: 'Empresas' }));
    await expect(all.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(GOL.empresas.map(({ nome }) => nome));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};
