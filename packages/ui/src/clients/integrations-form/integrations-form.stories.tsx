import { SECRET_MASK } from '@guiche/domain/integrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { EditedIntegrations } from './edited-integrations.ts';
import { IntegrationsForm, type IntegrationsFormProps } from './integrations-form.tsx';

const STORED: EditedIntegrations = {
  id: 'acme',
  versao: 3,
  integracoes: [
    {
      nome: 'ERP',
      ativo: true,
      configuracao: { url: 'https://erp.acme.com.br/api', usuario: 'guiche', senha: SECRET_MASK, 'filial.padrao': '01' },
    },
    { nome: 'Webhook de emissões', ativo: false, configuracao: { url: 'https://eventos.acme.com.br', token: '' } },
  ],
};
const [ERP, WEBHOOK] = STORED.integracoes;

const meta = {
  title: 'Clients/IntegrationsForm',
  component: IntegrationsForm,
  decorators: [(Story) => <div className="g:max-w-4xl g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">{Story()}</div>],
  args: {
    value: STORED,
    onSubmit: fn<IntegrationsFormProps['onSubmit']>(async () => []),
    onDraftChange: fn(),
    onDiscardDraft: fn(),
    onUnsavedChange: fn(),
  },
} satisfies Meta<typeof IntegrationsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The section of an integration. */
const section = (name: string) => {
  const heading = screen.getByRole('heading', { name: new RegExp(`^${name}`) });
  return within(heading.closest<HTMLElement>('[data-slot="collapsible-section"]') ?? document.body);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

export const Stored: Story = {};
export const None: Story = { args: { value: { ...STORED, integracoes: [] } } };

export const Edits: Story = {
  name: 'A-230 each integration is switched and edited; a setting whose name has a dot is one, too',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await expect(screen.getByText('1 integração ativa')).toBeVisible();
    await userEvent.click(section('Webhook').getByRole('checkbox', { name: 'Ativa' }));
    await expect(screen.getByText('2 integrações ativas')).toBeVisible();
    await userEvent.clear(section('ERP').getByRole('textbox', { name: 'Usuário' }));
    await userEvent.type(section('ERP').getByRole('textbox', { name: 'Usuário' }), 'rumo');
    await userEvent.type(section('ERP').getByRole('textbox', { name: 'filial.padrao' }), '7', {
      initialSelectionStart: 2,
      initialSelectionEnd: 2,
    });
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...STORED,
        integracoes: [
          { ...ERP, configuracao: { ...ERP?.configuracao, usuario: 'rumo', 'filial.padrao': '017' } },
          { ...WEBHOOK, ativo: true },
        ],
      }),
    );
  },
};

export const Secrets: Story = {
  name: 'A-228 A-230 a stored secret is a mask that stays as it is until it is typed over; the first key takes all of it',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const secret = section('ERP').getByLabelText<HTMLInputElement>('Senha');
    await expect(secret).toHaveValue(SECRET_MASK);
    await expect(secret).toHaveAttribute('type', 'password');
    await expect(secret).toHaveAccessibleDescription('Há um valor guardado. Digite para trocá-lo.');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(STORED));
    // As a hurried hand does: without selecting it, and with Backspace.
    await userEvent.type(secret, '{Backspace}', { initialSelectionStart: 8, initialSelectionEnd: 8 });
    await expect(secret).toHaveValue('');
    await userEvent.type(secret, 'n0va');
    await expect(secret).toHaveAttribute('type', 'password');
    await userEvent.click(section('ERP').getByRole('button', { name: 'Mostrar o que foi digitado em Senha' }));
    await expect(secret).toHaveAttribute('type', 'text');
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        ...STORED,
        integracoes: [{ ...ERP, configuracao: { ...ERP?.configuracao, senha: 'n0va' } }, WEBHOOK],
      }),
    );
  },
};

export const TellsWhatIsUnsaved: Story = {
  name: 'A-230 it tells that something is not saved, and that nothing is any more',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const active = section('ERP').getByRole('checkbox', { name: 'Ativa' });
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(active);
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(active);
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
  },
};
