import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { COMPANIES, credentialOf } from '../../test-support/credential-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { editedContent } from '../internal/edited-content.ts';
import { CredentialActivationModal } from './credential-activation-modal.tsx';

const meta = {
  title: 'Credentials/CredentialActivationModal',
  component: CredentialActivationModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    credential: credentialOf('AEREO', 'GOL', {}, { estado: 'SOLICITADA', ativo: false, empresas: [COMPANIES[0]] }),
    companies: COMPANIES,
    onSubmit: fn(),
  },
} satisfies Meta<typeof CredentialActivationModal>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const dialog = () => within(screen.getByRole('dialog', { name: 'Ativar credencial' }));
const field = (name: string) => dialog().getByRole('textbox', { name });
const send = ({ userEvent }: Pick<Context, 'userEvent'>) =>
  userEvent.click(dialog().getByRole('button', { name: /^Ativar credencial|^Aguarde/ }));

export const Requested: Story = {};
export const Failed: Story = { args: { error: 'Erro ao ativar credencial' } };
export const OnAPhone: Story = onScreen('phone');

export const Activates: Story = {
  name: 'S-131 S-144 without the identification of the agency nothing is sent; with it the content and the companies are',
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, userEvent } = context;
    await waitFor(() => expect(field('Identificação da agência')).toHaveFocus());
    await userEvent.type(field('Identificação da agência'), '  ');
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Cobrança do fee' }), 'Por viajante');
    await send(context);
    await waitFor(() => expect(field('Identificação da agência')).toHaveAccessibleDescription('Identificação da agência não informada'));
    await expect(field('Fee')).toHaveAccessibleDescription(/Informe o fee/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field('Identificação da agência'), '57-1234');
    await userEvent.type(field('Fee'), '3500');
    await userEvent.type(field('Usuário'), 'ana');
    await userEvent.type(dialog().getByLabelText('Senha'), 's3gr3do');
    await userEvent.click(dialog().getByRole('checkbox', { name: COMPANIES[1].nome }));
    await send(context);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      idAgenciaServico: 'AEREO-GOL',
      credencial: JSON.stringify({ usuario: 'ana', senha: 's3gr3do', cobrancaFee: 'VIAJANTE', fee: 35 }),
      identificador: '57-1234',
      empresas: [COMPANIES[0], COMPANIES[1]],
    });
  },
};

const TYPED = { identificador: '57-77', empresas: [COMPANIES[1]], conteudo: { ...editedContent(null), usuario: 'bia' } };

export const KeepsDraft: Story = {
  name: 'B-064 what is typed is handed out as a draft, but for the password; what is typed and undone again is none',
  tags: ['!autodocs'],
  args: { onDraftChange: fn(), onDiscardDraft: fn() },
  play: async ({ args, userEvent }) => {
    await expect(dialog().getByRole('button', { name: 'Cancelar' })).toBeVisible();
    await userEvent.type(dialog().getByLabelText('Senha'), 's3gr3do');
    await expect(args.onDraftChange).not.toHaveBeenCalled();
    await userEvent.type(field('Identificação da agência'), '57');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ identificador: '57', conteudo: expect.objectContaining({ senha: '' }) }),
    );
    await expect(dialog().getByRole('button', { name: 'Fechar e manter rascunho' })).toBeVisible();
    await userEvent.clear(field('Identificação da agência'));
    await expect(args.onDiscardDraft).toHaveBeenCalledOnce();
    await expect(dialog().getByRole('button', { name: 'Cancelar' })).toBeVisible();
  },
};

export const Restored: Story = {
  name: 'B-064 a draft is shown in place of what is stored, which is said, and it is discarded after a question',
  tags: ['!autodocs'],
  args: { draft: TYPED, onDraftChange: fn(), onDiscardDraft: fn() },
  play: async ({ args, userEvent }) => {
    await expect(dialog().getByText(/^Rascunho recuperado/)).toBeVisible();
    await expect(field('Identificação da agência')).toHaveValue('57-77');
    await expect(field('Usuário')).toHaveValue('bia');
    await expect(dialog().getByRole('checkbox', { name: COMPANIES[1].nome })).toBeChecked();
    await expect(dialog().getByLabelText('Senha')).toHaveAccessibleDescription(/^O rascunho não guarda a senha/);
    await userEvent.click(dialog().getByRole('button', { name: 'Descartar alterações' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sim' }));
    await expect(args.onDiscardDraft).toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  name: 'S-131 while it is sent, it is neither sent again nor closed',
  tags: ['!autodocs'],
  args: { pending: true, credential: credentialOf('CARRO', 'LOCALIZA', {}, { estado: 'SOLICITADA', identificador: '57' }) },
  play: async (context) => {
    await send(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
  },
};
