import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { EditedUser } from './edited-user.ts';
import { UserForm } from './user-form.tsx';

const CLIENTS = ['Acme', 'Bandeirante', 'Café São João', 'Delta', 'Embarque'].map((name, index) => ({
  id: index + 1,
  name,
  instancia: name.toLowerCase(),
}));

const USER: EditedUser = {
  id: '00000000-0000-4000-8000-0000000000e1',
  name: 'Camila Nogueira',
  login: 'camila',
  email: 'camila@agencia.example',
  profile: 'AGENCY_ADMIN',
  ativo: true,
  changePassword: false,
  permiteTrocarConsultor: true,
  visualizaDadosCartao: false,
  visualizarUsuariosVipPremium: false,
  temFornecedorExterno: false,
  instances: CLIENTS.slice(0, 2),
  allSelected: false,
};

const meta = {
  title: 'Users/UserForm',
  component: UserForm,
  decorators: [(Story) => <div className="g:max-w-4xl g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">{Story()}</div>],
  args: {
    value: USER,
    clients: CLIENTS,
    onSubmit: fn(async () => []),
    onDraftChange: fn(),
    onDiscardDraft: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof UserForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByRole('textbox', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

export const Stored: Story = {};
export const New: Story = {
  args: { value: { ...USER, name: '', login: '', email: '', instances: [], allSelected: true } },
};
export const Shared: Story = {
  name: 'A-222 a shared user can only be looked at',
  args: { readOnlyReason: 'Este usuário é compartilhado com a Guichê e não pode ser editado por aqui.' },
  play: async () => {
    await expect(field('Nome')).toHaveAttribute('readonly');
    await expect(screen.getByRole('combobox', { name: 'Papel' })).toBeDisabled();
    await userEvent.click(box('Ativo'));
    await expect(box('Ativo')).toBeChecked();
    await expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  },
};

export const EveryField: Story = {
  name: 'A-217 name, login, e-mail, role, active, flags and clients are edited',
  play: async ({ args }) => {
    await waitFor(() => expect(field('Nome')).toHaveFocus());
    await userEvent.keyboard('{End} Prado');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Papel' }), 'AGENCY');
    await userEvent.click(box('Ativo'));
    for (const flag of [
      'Trocar a senha no próximo acesso',
      'Pode trocar o consultor responsável',
      'Vê os dados dos cartões',
      'Vê quem é VIP e Premium',
      'Informa o fornecedor do serviço ao emitir',
    ])
      await userEvent.click(box(flag));
    await userEvent.click(box('Acme'));
    await userEvent.type(field('Buscar cliente'), 'cafe sao');
    await expect(screen.queryByRole('checkbox', { name: 'Delta' })).toBeNull();
    await userEvent.click(box('Café São João'));
    await expect(screen.getByText('2 clientes')).toBeVisible();
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...USER,
        name: 'Camila Nogueira Prado',
        profile: 'AGENCY',
        ativo: false,
        changePassword: true,
        permiteTrocarConsultor: false,
        visualizaDadosCartao: true,
        visualizarUsuariosVipPremium: true,
        temFornecedorExterno: true,
        instances: [CLIENTS[1], CLIENTS[2]],
      }),
    );
  },
};

export const AllClients: Story = {
  name: 'A-217 all clients at once; those picked before are there again when it is taken back',
  play: async ({ args }) => {
    await userEvent.click(box('Todos os clientes'));
    await expect(screen.queryByRole('checkbox', { name: 'Acme' })).toBeNull();
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...USER, allSelected: true }));
    await userEvent.click(box('Todos os clientes'));
    await expect(box('Acme')).toBeChecked();
    await expect(box('Delta')).not.toBeChecked();
  },
};

export const WrongEmail: Story = {
  name: 'A-219 an e-mail without a dot behind the @ is told at its field, and nothing is saved',
  play: async ({ args }) => {
    await userEvent.clear(field('E-mail'));
    await userEvent.type(field('E-mail'), 'camila@agencia');
    await save();
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription(/e-mail/i));
    await expect(field('E-mail')).toHaveValue('camila@agencia');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NoLoginAtAll: Story = {
  name: 'A-221 a user with neither login nor e-mail could never log in: told at the login, and nothing is saved',
  play: async ({ args }) => {
    await userEvent.clear(field('Login'));
    await userEvent.clear(field('E-mail'));
    await save();
    await waitFor(() => expect(field('Login')).toHaveAccessibleDescription(/Informe o login ou o e-mail\./));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field('Login'), 'camila');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...USER, login: 'camila', email: '' }));
  },
};

export const LoginOfEmail: Story = {
  name: 'A-221 an empty login is saved as the e-mail',
  play: async ({ args }) => {
    await userEvent.clear(field('Login'));
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...USER, login: USER.email }));
  },
};
