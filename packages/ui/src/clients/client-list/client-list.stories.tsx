import type { ClientDetails } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ClientList, type ClientListProps } from './client-list.tsx';

const CLIENTS: readonly ClientDetails[] = [
  'Banco Jequitibá S.A.',
  'Laboratórios Bem Viver S.A.',
  'Mandacaru Tecnologia Ltda.',
  'Metalúrgica Serra Azul S.A.',
  'Ventos do Norte Energia S.A.',
].map((name, index) => ({
  id: 101 + index,
  name,
  instancia: `cliente${index}`,
  agencyInstances: [{ agencyId: 1, productId: index + 1 }],
  clienteNovo: name.startsWith('Mandacaru'),
}));

const meta = {
  title: 'Clients/ClientList',
  component: ClientList,
  args: {
    clients: CLIENTS,
    term: '',
    onTermChange: fn(),
    chosen: '',
    onChoose: fn(),
    onOpenTraits: fn(),
    integrationsHref: ({ instancia }) => `#/integracoes?cliente=${instancia}`,
    onServices: fn<NonNullable<ClientListProps['onServices']>>((_, press) => press.preventDefault()),
    servicesHref: ({ instancia }) => `#/servicos/${instancia}`,
    credentialsHref: ({ instancia }) => `#/clientes/credenciais?cliente=${instancia}`,
  },
} satisfies Meta<typeof ClientList>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (name: string) => screen.getByText(name).closest('li');
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

/** The list as a screen holds it. */
function Held(args: ClientListProps) {
  const [term, setTerm] = useState(args.term);
  const [chosen, setChosen] = useState(args.chosen);
  return (
    <ClientList
      {...args}
      term={term}
      onTermChange={setTerm}
      chosen={chosen}
      onChoose={(client) => {
        args.onChoose(client);
        setChosen(client.instancia);
      }}
    />
  );
}

export const Listed: Story = { args: { chosen: 'cliente3' } };
export const Loading: Story = { args: { clients: undefined } };
export const None: Story = { args: { clients: [] } };
export const NotFound: Story = { args: { term: 'aurora' } };
export const Failed: Story = { args: { clients: undefined, error: 'Erro ao buscar os dados do cliente.', onRetry: fn() } };

export const Filters: Story = {
  name: 'A-231 the clients are found by their name, without regard to accents; the search can be cleared',
  tags: ['!autodocs'],
  render: Held,
  play: async () => {
    const search = screen.getByRole('searchbox', { name: 'Buscar cliente' });
    await userEvent.type(search, 'metalurgica');
    await expect(rows()).toHaveLength(1);
    await expect(screen.getByText('1 cliente encontrado')).toBeVisible();
    await userEvent.type(search, ' do sul');
    await expect(rows()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Limpar a busca' }));
    await expect(search).toHaveFocus();
    await expect(rows()).toHaveLength(5);
    await expect(screen.getByText('5 clientes')).toBeVisible();
  },
};

export const Highlights: Story = {
  name: 'A-232 the row under the pointer or the focus is highlighted, and the chosen one stays so',
  tags: ['!autodocs'],
  render: Held,
  play: async ({ args }) => {
    const backgroundOf = (name: string) => getComputedStyle(row(name) ?? document.body).backgroundColor;
    const plain = backgroundOf('Banco Jequitibá S.A.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Particularidades de Banco Jequitibá S.A.' })).toHaveFocus();
    await expect(backgroundOf('Banco Jequitibá S.A.')).not.toBe(plain);
    await expect(backgroundOf('Metalúrgica Serra Azul S.A.')).toBe(plain);
    await userEvent.click(screen.getByRole('button', { name: 'Particularidades de Metalúrgica Serra Azul S.A.' }));
    await expect(args.onChoose).toHaveBeenCalledWith(CLIENTS[3]);
    await expect(row('Metalúrgica Serra Azul S.A.')).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('searchbox'));
    await expect(backgroundOf('Metalúrgica Serra Azul S.A.')).not.toBe(plain);
    await expect(backgroundOf('Banco Jequitibá S.A.')).toBe(plain);
  },
};

export const LeadsNowhereElse: Story = {
  name: 'there is a link for what has an address, and for nothing else',
  tags: ['!autodocs'],
  render: ({ servicesHref: _services, credentialsHref: _credentials, ...args }) => <ClientList {...args} />,
  play: async () => {
    await expect(screen.getAllByRole('link')).toHaveLength(CLIENTS.length);
  },
};

export const Opens: Story = {
  name: 'A-233 A-234 each client opens its special traits and leads to its integrations, services and credentials; a new one is marked',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await expect(screen.getAllByText('Cliente novo')).toHaveLength(1);
    await expect(row('Mandacaru Tecnologia Ltda.')).toHaveTextContent('Cliente novo');
    await userEvent.click(screen.getByRole('button', { name: 'Particularidades de Mandacaru Tecnologia Ltda.' }));
    await expect(args.onOpenTraits).toHaveBeenCalledWith(CLIENTS[2]);
    await userEvent.click(screen.getByRole('link', { name: 'Serviços de Mandacaru Tecnologia Ltda.' }));
    await expect(args.onServices).toHaveBeenCalledWith(CLIENTS[2], expect.anything());
    for (const { name, instancia } of CLIENTS) {
      const leads = (what: string) => expect(screen.getByRole('link', { name: `${what} de ${name}` }));
      await leads('Integrações').toHaveAttribute('href', `#/integracoes?cliente=${instancia}`);
      await leads('Serviços').toHaveAttribute('href', `#/servicos/${instancia}`);
      await leads('Credenciais').toHaveAttribute('href', `#/clientes/credenciais?cliente=${instancia}`);
    }
  },
};
