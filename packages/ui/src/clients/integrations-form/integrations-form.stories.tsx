import { SECRET_MASK } from '@guiche/domain/integrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

export const Refused: Story = {
  name: 'A-230 what is no address, or empty though an active integration needs it, is told at its field; nothing is saved until it is put right',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const address = section('ERP').getByRole('textbox', { name: 'Endereço (URL)' });
    const user = section('ERP').getByRole('textbox', { name: 'Usuário' });
    await userEvent.clear(address);
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.clear(user);
    await save();
    await waitFor(() => expect(address).toHaveAccessibleDescription('Informe um endereço que comece com https:// ou http://.'));
    await expect(address).toHaveFocus();
    await expect(user).toHaveAccessibleDescription('Campo obrigatório');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://erp.acme.com.br');
    await waitFor(() => expect(address).not.toHaveAccessibleDescription());
    // An integration that is not active may wait for its user.
    await userEvent.click(section('ERP').getByRole('checkbox', { name: 'Ativa' }));
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const RefusedByServer: Story = {
  name: 'A-230 what the server alone refuses of a setting is told in its integration',
  tags: ['!autodocs'],
  args: {
    onSubmit: fn<IntegrationsFormProps['onSubmit']>(async () => [
      { key: 'campo_invalido', params: { campo: 'token' }, field: 'integracoes.1.configuracao.token' },
    ]),
  },
  play: async () => {
    await save();
    const address = section('Webhook').getByRole('textbox', { name: 'Endereço (URL)' });
    await waitFor(() => expect(address).toHaveAccessibleDescription('Valor inválido em token.'));
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

export const KeepsStoredSecret: Story = {
  name: 'A-230 what was typed over a stored secret is taken back, and the stored one kept; an emptied one says that it will be removed',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const secret = section('ERP').getByLabelText<HTMLInputElement>('Senha');
    const keep = { name: 'Manter o valor guardado em Senha' };
    await expect(section('ERP').queryByRole('button', keep)).toBeNull();
    await userEvent.clear(secret);
    await expect(secret).toHaveAccessibleDescription('Ao salvar, o valor guardado será apagado.');
    await userEvent.type(secret, 'x');
    await expect(secret).not.toHaveAccessibleDescription();
    await userEvent.click(section('ERP').getByRole('button', keep));
    await expect(secret).toHaveValue(SECRET_MASK);
    await expect(secret).toHaveFocus();
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
    // Where nothing is stored there is nothing to keep.
    await userEvent.type(section('Webhook').getByLabelText('Token'), 't');
    await expect(section('Webhook').queryByRole('button', { name: /^Manter/ })).toBeNull();
  },
};

export const AddressWithPassword: Story = {
  name: 'A-228 an address with a password in it is a mask, too, and stays the same field while it is typed over',
  tags: ['!autodocs'],
  args: { value: { ...STORED, integracoes: [{ nome: 'ERP', ativo: true, configuracao: { url: SECRET_MASK } }] } },
  play: async ({ args }) => {
    const address = section('ERP').getByLabelText<HTMLInputElement>('Endereço (URL)');
    await expect(address).toHaveAttribute('type', 'password');
    await userEvent.type(address, 'https://erp.example', { initialSelectionStart: 0, initialSelectionEnd: 8 });
    await expect(address).toHaveFocus();
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        ...STORED,
        integracoes: [{ nome: 'ERP', ativo: true, configuracao: { url: 'https://erp.example' } }],
      }),
    );
  },
};

export const TypedWhileSaving: Story = {
  name: 'A-230 B-064 a secret that is typed while another save runs stays in its field, over the version that this save stored',
  tags: ['!autodocs'],
  render: function Render(args) {
    const [stored, setStored] = useState<EditedIntegrations>();
    return (
      <IntegrationsForm
        {...args}
        value={stored ?? args.value}
        savedAs={stored}
        onSubmit={async (typed) => {
          const refused = await args.onSubmit(typed);
          setStored({ ...STORED, versao: typed.versao + 1 });
          return refused;
        }}
      />
    );
  },
  play: async ({ args }) => {
    let answer = () => {};
    args.onSubmit.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => resolve([]);
        }),
    );
    const token = section('Webhook').getByLabelText('Token');
    await userEvent.click(section('ERP').getByRole('checkbox', { name: 'Ativa' }));
    await save();
    await userEvent.type(token, 't0ken');
    answer();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled());
    await expect(token).toHaveValue('t0ken');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        versao: 4,
        integracoes: [expect.anything(), { ...WEBHOOK, configuracao: { ...WEBHOOK?.configuracao, token: 't0ken' } }],
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
