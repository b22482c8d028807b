import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import type { SearchPlaces } from '../../quote/place-field.tsx';
import { onScreen } from '../../test-support/screens.ts';
import { CredentialTestModal, type CredentialTestModalProps } from './credential-test-modal.tsx';

/** Finds places by what they are called or where they are. */
const among =
  (...names: string[]): SearchPlaces =>
  async (term) =>
    names.filter((name) => name.toLowerCase().includes(term.trim().toLowerCase())).map((nome) => ({ id: nome, nome }));

const meta = {
  title: 'Credentials/CredentialTestModal',
  component: CredentialTestModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    idServico: 5,
    consolidator: 'GOL',
    sources: {
      searchAirports: among('GRU', 'REC'),
      searchCities: among('Recife, PE', 'Olinda, PE'),
      searchStations: among('Recife (TIP)', 'São Paulo (Tietê)'),
    },
    onTest: fn(),
    today: '2026-11-21',
  },
} satisfies Meta<typeof CredentialTestModal>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const dialog = () => within(screen.getByRole('dialog', { name: 'Testar credencial' }));
const field = (name: string) => dialog().getByRole('textbox', { name });
const place = (name: string) => dialog().getByRole('combobox', { name });
const test = ({ userEvent }: Pick<Context, 'userEvent'>) => userEvent.click(dialog().getByRole('button', { name: /^Testar|^Aguarde/ }));
/** The names of the fields, in their order. */
const fields = () => [...document.querySelectorAll('[data-part="fields"] :is(input, select)')].map((each) => each.getAttribute('name'));
async function pick({ userEvent }: Pick<Context, 'userEvent'>, name: string, term: string, option: string) {
  await userEvent.type(place(name), term);
  await screen.findByRole('option', { name: option });
  await userEvent.keyboard('{Enter}');
}
async function type({ userEvent }: Pick<Context, 'userEvent'>, name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

export const Air: Story = {
  name: 'S-128 S-145 the test of flights asks for origin, destination and departure; what is wrong is said at its field',
  play: async (context) => {
    await expect(fields()).toEqual(['origem', 'destino', 'dataIda', 'dataVolta']);
    await test(context);
    await waitFor(() => expect(place('Origem')).toHaveFocus());
    await expect(place('Origem')).toHaveAccessibleDescription('Informe a origem');
    await expect(place('Destino')).toHaveAccessibleDescription('Informe o destino');
    await expect(field('Partida')).toHaveAccessibleDescription('Informe a data de partida');
    await pick(context, 'Origem', 'gru', 'GRU');
    await pick(context, 'Destino', 'rec', 'REC');
    await type(context, 'Partida', '10/12/2026');
    await type(context, 'Retorno', '09/12/2026');
    await test(context);
    await waitFor(() => expect(field('Retorno')).toHaveAccessibleDescription('A data de retorno não pode ser anterior à data de partida'));
    await expect(context.args.onTest).not.toHaveBeenCalled();
    await type(context, 'Retorno', '10/12/2026');
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.onTest).toHaveBeenCalledOnce());
    await expect(context.args.onTest).toHaveBeenCalledWith({
      origem: 'GRU',
      destino: 'REC',
      dataIda: '2026-12-10',
      dataVolta: '2026-12-10',
    });
  },
};

export const Hotel: Story = {
  name: 'S-128 S-146 the test of hotels asks for a city; it has check-in, check-out and stars',
  args: { idServico: 6, consolidator: 'HRS', defaultValue: { checkin: '2026-12-21', checkout: '2026-12-20' } },
  play: async (context) => {
    await expect(fields()).toEqual(['cidade', 'checkin', 'checkout', 'estrelas']);
    await test(context);
    await waitFor(() => expect(place('Cidade')).toHaveAccessibleDescription('Informe a cidade'));
    await expect(field('Check-out')).toHaveAccessibleDescription('O check-out não pode ser anterior ao check-in');
    await pick(context, 'Cidade', 'rec', 'Recife, PE');
    await type(context, 'Check-out', '22/12/2026');
    await context.userEvent.selectOptions(place('Estrelas'), '4');
    await test(context);
    await waitFor(() => expect(context.args.onTest).toHaveBeenCalledOnce());
    await expect(context.args.onTest).toHaveBeenCalledWith({
      cidade: 'Recife, PE',
      checkin: '2026-12-21',
      checkout: '2026-12-22',
      estrelas: 4,
    });
  },
};

export const Car: Story = {
  name: 'S-128 S-147 the test of cars at Movida asks for one city',
  args: { idServico: 7, consolidator: 'MOVIDA' },
  play: async (context) => {
    await expect(fields()).toEqual(['cidade', 'dataRetirada', 'dataDevolucao']);
    await test(context);
    await waitFor(() => expect(place('Cidade')).toHaveAccessibleDescription('Informe a cidade'));
    await expect(context.args.onTest).not.toHaveBeenCalled();
  },
};

export const CarOfTwoCities: Story = {
  name: 'S-128 S-147 the test of cars at Localiza asks for both cities',
  args: { idServico: 7, consolidator: 'LOCALIZA' },
  play: async (context) => {
    await expect(fields()).toEqual(['cidadeRetirada', 'cidadeDevolucao', 'dataRetirada', 'dataDevolucao']);
    await test(context);
    await waitFor(() => expect(place('Cidade de retirada')).toHaveAccessibleDescription('Informe a cidade de retirada'));
    await expect(place('Cidade de devolução')).toHaveAccessibleDescription('Informe a cidade de devolução');
    await pick(context, 'Cidade de retirada', 'rec', 'Recife, PE');
    await pick(context, 'Cidade de devolução', 'oli', 'Olinda, PE');
    await test(context);
    await waitFor(() =>
      expect(context.args.onTest).toHaveBeenCalledWith({
        cidadeRetirada: 'Recife, PE',
        cidadeDevolucao: 'Olinda, PE',
        dataRetirada: null,
        dataDevolucao: null,
      }),
    );
  },
};

export const Coach: Story = {
  name: 'S-128 S-148 the test of coaches asks for stations and a departure',
  args: { idServico: 88, consolidator: 'CLICKBUS', defaultValue: { dataIda: '2026-12-21' } },
  play: async (context) => {
    await expect(fields()).toEqual(['origem', 'destino', 'dataIda', 'dataVolta']);
    await pick(context, 'Origem', 'rec', 'Recife (TIP)');
    await pick(context, 'Destino', 'tie', 'São Paulo (Tietê)');
    await test(context);
    await waitFor(() =>
      expect(context.args.onTest).toHaveBeenCalledWith({
        origem: 'Recife (TIP)',
        destino: 'São Paulo (Tietê)',
        dataIda: '2026-12-21',
        dataVolta: null,
      }),
    );
  },
};

export const UnknownService: Story = {
  name: 'S-128 S-149 a service that cannot be tested says so',
  tags: ['!autodocs'],
  args: { idServico: 10 },
  play: async (context) => {
    await test(context);
    await expect(await dialog().findByRole('alert')).toHaveTextContent('Tipo de serviço inválido');
    await expect(context.args.onTest).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  name: 'S-128 while a test runs it says where, is not sent twice, and can be stopped',
  args: { pending: true, onStop: fn(), defaultValue: { origem: 'GRU', destino: 'REC', dataIda: '2026-12-10' } },
  play: async (context) => {
    const { args, userEvent } = context;
    await expect(dialog().getByText('Pesquisando na Gol…').closest('[role="status"]')).toBeVisible();
    await test(context);
    await expect(args.onTest).not.toHaveBeenCalled();
    await userEvent.click(dialog().getByRole('button', { name: 'Parar o teste' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
export const Found: Story = {
  args: { found: 42, defaultValue: { origem: 'GRU', destino: 'REC', dataIda: '2026-12-10' } },
  play: async () => expect(dialog().getByText('Credencial testada com sucesso: 42 resultado(s)').closest('[role="status"]')).toBeVisible(),
};
export const Failed: Story = {
  name: 'S-128 a failed test says so in the words of the provider, and what was typed stays',
  args: { error: 'AUTH-401: usuário ou senha inválidos (GOL NDC)', defaultValue: { origem: 'GRU', destino: 'REC', dataIda: '2026-12-10' } },
  play: async () => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('Erro ao testar credencialAUTH-401: usuário ou senha inválidos (GOL NDC)');
    await expect(place('Origem')).toHaveValue('GRU');
  },
};
export const OnAPhone: Story = onScreen('phone');

function Reopened(props: CredentialTestModalProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <CredentialTestModal {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
export const StartsAnew: Story = {
  name: 'a window that opens again has what it is given; the focus returns to the button',
  tags: ['!autodocs'],
  args: { defaultValue: { dataIda: '2026-12-10' } },
  render: (args) => <Reopened {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(button);
    await type(context, 'Partida', '01/01/2027');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await expect(field('Partida')).toHaveValue('10/12/2026');
  },
};
