import type { CredentialSupplier } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { COMPANIES } from '../../test-support/credential-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { CredentialRequestModal, type CredentialRequestModalProps } from './credential-request-modal.tsx';

const GOL: CredentialSupplier = {
  id: 's1',
  nome: 'Gol Linhas Aéreas',
  consolidadora: 'GOL',
  campos: [
    { nome: 'Código IATA', tipo: 'NUMERO', obrigatorio: true },
    { nome: 'E-mail do responsável', tipo: 'TEXTO', obrigatorio: true },
    { nome: 'Início desejado', tipo: 'DATA', obrigatorio: false },
  ],
};
const AZUL: CredentialSupplier = { id: 's2', nome: 'Azul', consolidadora: 'AZUL', campos: [] };

/** Gives the chosen supplier with its fields, as the app does. */
function Requesting(props: CredentialRequestModalProps) {
  const [chosen, setChosen] = useState(props.draft?.fornecedor?.id);
  return (
    <CredentialRequestModal
      {...props}
      onSupplierChange={(supplier) => {
        props.onSupplierChange(supplier);
        setChosen(supplier?.id);
      }}
      supplier={[GOL, AZUL].find(({ id }) => id === chosen)}
    />
  );
}

const meta = {
  title: 'Credentials/CredentialRequestModal',
  component: CredentialRequestModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    idServico: 5,
    suppliers: [GOL, AZUL].map(({ id, nome }) => ({ id, nome })),
    onSupplierChange: fn(),
    supplier: undefined,
    companies: COMPANIES,
    onSubmit: fn(),
    today: '2026-11-21',
  },
  render: (args) => <Requesting {...args} />,
} satisfies Meta<typeof CredentialRequestModal>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const dialog = () => within(screen.getByRole('dialog', { name: 'Solicitar credencial' }));
const field = (name: string) => dialog().getByRole('textbox', { name });
const supplier = () => dialog().getByRole('combobox', { name: 'Fornecedor' });
const send = ({ userEvent }: Pick<Context, 'userEvent'>) => userEvent.click(dialog().getByRole('button', { name: /^Solicitar|^Aguarde/ }));

export const Start: Story = {};
export const Asked: Story = { play: async ({ userEvent }) => userEvent.selectOptions(supplier(), GOL.nome) };
export const Loading: Story = { args: { suppliers: undefined } };
export const NoSupplier: Story = { args: { suppliers: [] } };
export const OnAPhone: Story = onScreen('phone');
export const FieldsLoading: Story = {
  tags: ['!autodocs'],
  render: (args) => <CredentialRequestModal {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(supplier(), GOL.nome);
    await expect(dialog().getByRole('status', { name: 'Carregando o que o fornecedor pede' })).toBeVisible();
  },
};
export const NotLoaded: Story = {
  args: { suppliers: undefined, loadError: 'Erro ao buscar serviços', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent('Erro ao buscar serviços');
    await userEvent.click(dialog().getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Requests: Story = {
  name: 'S-129 each supplier asks for fields of its own; what it needs is said at its field, and the answers are sent by their names',
  tags: ['!autodocs'],
  args: { defaultCompanies: [COMPANIES[0]] },
  play: async (context) => {
    const { args, userEvent } = context;
    await send(context);
    await waitFor(() => expect(supplier()).toHaveAccessibleDescription('Campo obrigatório'));
    await userEvent.selectOptions(supplier(), AZUL.nome);
    await expect(args.onSupplierChange).toHaveBeenLastCalledWith({ id: 's2', nome: 'Azul' });
    await expect(dialog().getByText('Este fornecedor não pede mais nada.')).toBeVisible();

    await userEvent.selectOptions(supplier(), GOL.nome);
    await expect(dialog().getByText('Consolidadora: Gol')).toBeVisible();
    // Nobody had the chance to answer these: the earlier try asked for the supplier alone.
    await expect(field('Código IATA')).toBeValid();
    await expect(field('Código IATA')).not.toHaveAccessibleDescription();
    await expect(dialog().getByRole('checkbox', { name: COMPANIES[0].nome })).toBeChecked();
    await userEvent.type(field('Início desejado'), '31/02/2027');
    await send(context);
    await waitFor(() => expect(field('Código IATA')).toHaveFocus());
    await expect(field('Código IATA')).toHaveAccessibleDescription('Campo obrigatório');
    await expect(field('E-mail do responsável')).toHaveAccessibleDescription('Campo obrigatório');
    await expect(field('Início desejado')).toHaveAccessibleDescription('Data inválida');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(field('Código IATA'), '57123456');
    await userEvent.type(field('E-mail do responsável'), 'ana@guiche.demo ');
    await userEvent.clear(field('Início desejado'));
    await userEvent.click(dialog().getByRole('checkbox', { name: COMPANIES[1].nome }));
    await send(context);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      idServico: 5,
      consolidadora: 'GOL',
      fornecedor: { id: 's1', nome: 'Gol Linhas Aéreas' },
      campos: [
        { nome: 'Código IATA', valor: '57123456' },
        { nome: 'E-mail do responsável', valor: 'ana@guiche.demo' },
      ],
      empresas: [COMPANIES[0], COMPANIES[1]],
    });
  },
};

export const Refused: Story = {
  name: 'S-129 a request that is not taken stays with what was typed, is not sent twice, and cannot be closed while it runs',
  tags: ['!autodocs'],
  args: { pending: true, error: 'Erro ao solicitar credencial' },
  play: async (context) => {
    await expect(dialog().getByText('Erro ao solicitar credencial')).toBeVisible();
    await context.userEvent.selectOptions(supplier(), AZUL.nome);
    await send(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
  },
};

const TYPED = {
  fornecedor: { id: GOL.id, nome: GOL.nome },
  campos: [
    { nome: 'Código IATA', valor: '57123' },
    { nome: 'E-mail do responsável', valor: 'ana@serra.example.com' },
  ],
  empresas: [],
};

export const KeepsDraft: Story = {
  name: 'B-064 what is typed is handed out as a draft; what is chosen and undone again is none',
  tags: ['!autodocs'],
  args: { onDraftChange: fn(), onDiscardDraft: fn() },
  play: async ({ args, userEvent }) => {
    await expect(dialog().getByRole('button', { name: 'Cancelar' })).toBeVisible();
    const box = dialog().getByRole('checkbox', { name: COMPANIES[1].nome });
    await userEvent.click(box);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ fornecedor: null, campos: [], empresas: [COMPANIES[1]] });
    await expect(dialog().getByRole('button', { name: 'Fechar e manter rascunho' })).toBeVisible();
    await userEvent.click(box);
    await expect(args.onDiscardDraft).toHaveBeenCalledOnce();
    await expect(dialog().getByRole('button', { name: 'Cancelar' })).toBeVisible();
  },
};

export const Restored: Story = {
  name: 'B-064 a draft is there again with the answers to its supplier, which is said, and it is discarded after a question',
  tags: ['!autodocs'],
  args: { draft: TYPED, onDraftChange: fn(), onDiscardDraft: fn() },
  play: async ({ args, userEvent }) => {
    await expect(dialog().getByText(/^Rascunho recuperado/)).toBeVisible();
    await waitFor(() => expect(field('Código IATA')).toHaveValue('57123'));
    await expect(field('E-mail do responsável')).toHaveValue('ana@serra.example.com');
    await expect(field('Início desejado')).toHaveValue('');
    await userEvent.click(dialog().getByRole('button', { name: 'Descartar alterações' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sim' }));
    await expect(args.onDiscardDraft).toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SecretOfASupplier: Story = {
  name: 'B-064 a password that a supplier asks for is in no draft',
  tags: ['!autodocs'],
  args: {
    draft: { fornecedor: { id: 's3', nome: 'Moblix' }, campos: [], empresas: [] },
    supplier: { id: 's3', nome: 'Moblix', consolidadora: 'MOBLIX', campos: [{ nome: 'Senha atual', tipo: 'TEXTO', obrigatorio: true }] },
    onDraftChange: fn(),
  },
  render: (args) => <CredentialRequestModal {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(await dialog().findByRole('textbox', { name: 'Senha atual' }), 's3gr3do');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ campos: [{ nome: 'Senha atual', valor: '' }] }));
  },
};
