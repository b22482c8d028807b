import { newUser } from '@guiche/domain/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFooterInSight } from '../../test-support/footer-on-page.ts';
import type { EditedUser } from './edited-user.ts';
import { UserForm } from './user-form.tsx';

const CLIENTS = ['Acme', 'Bandeirante', 'Café São João', 'Delta', 'Embarque'].map((name, index) => ({
  id: index + 1,
  name,
  instancia: name.toLowerCase(),
}));

const USER: EditedUser = {
  versao: 3,
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
export const PastedTooMuch: Story = {
  name: 'a name, e-mail or login that is longer than what is stored is cut when it is pasted, and the field says so',
  tags: ['!autodocs'],
  play: async () => {
    for (const name of ['Nome', 'E-mail', 'Login']) {
      await userEvent.clear(field(name));
      await userEvent.click(field(name));
      await userEvent.paste('a'.repeat(256));
      await expect(field(name)).toHaveValue('a'.repeat(255));
      await expect(field(name)).toHaveAccessibleDescription(/Não coube inteiro/);
    }
  },
};
export const Failed: Story = { args: { failure: 'O servidor está indisponível no momento.', offline: true } };
export const New: Story = {
  name: 'A-218 the form of a new user is empty, and its role is that of an administrator',
  args: { value: { ...newUser(), id: USER.id, versao: 0 } },
  play: async ({ args }) => {
    await expect(screen.getByRole('combobox', { name: 'Papel' })).toHaveValue('AGENCY_ADMIN');
    await expect(box('Ativo')).toBeChecked();
    await waitFor(() => expect(field('Nome')).toHaveFocus());
    await save();
    await waitFor(() => expect(field('Nome')).toHaveAccessibleDescription(/./));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
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

const BIA = { id: '00000000-0000-4000-8000-0000000000b1', name: 'Beatriz Sampaio' };

export const Substitute: Story = {
  name: 'S-176 who deactivates a user may name a substitute for the open requests, never the user; an active user has none',
  args: { searchSubstitutes: fn(async () => [{ id: USER.id, name: USER.name }, BIA]) },
  play: async ({ args }) => {
    const lookup = () => screen.queryByRole('combobox', { name: 'Substituto' });
    await expect(lookup()).toBeNull();
    await userEvent.click(box('Ativo'));
    const field = await screen.findByRole('combobox', { name: 'Substituto' });
    await expect(field).toHaveAccessibleDescription(/Recebe as solicitações em aberto/);
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(
        within(screen.getByRole('listbox'))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual([BIA.name]),
    );
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue(BIA.name);
    await userEvent.click(box('Ativo'));
    await expect(lookup()).toBeNull();
    await userEvent.click(box('Ativo'));
    await expect(lookup()).toHaveValue(BIA.name);
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ ativo: false, substituto: BIA })));
  },
};

export const ChangedByOther: Story = {
  name: 'B-061 the notice of another version names the rights and the clients in which it differs, and the version is taken whole',
  tags: ['!autodocs'],
  args: { conflict: { ...USER, versao: 4, visualizaDadosCartao: true, instances: CLIENTS.slice(1, 4) } },
  play: async ({ args }) => {
    await expect(screen.getByText('A versão salva é diferente em: Vê os dados dos cartões, Clientes.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Usar a versão salva' }));
    await expect(box('Vê os dados dos cartões')).toBeChecked();
    await expect(CLIENTS.map(({ name }) => box(name).getAttribute('aria-checked'))).toEqual(['false', 'true', 'true', 'true', 'false']);
    await userEvent.click(box('Ativo'));
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...USER,
        versao: 4,
        ativo: false,
        visualizaDadosCartao: true,
        instances: CLIENTS.slice(1, 4),
      }),
    );
  },
};

export const OwnUser: Story = {
  name: 'A-217 who does not administer changes the own name and e-mail; the rest is shown and stays as it is',
  args: { editor: { administers: false, own: true } },
  play: async ({ args }) => {
    await waitFor(() => expect(field('Nome')).toHaveFocus());
    await userEvent.keyboard('{End} Prado');
    await userEvent.clear(field('E-mail'));
    await userEvent.type(field('E-mail'), 'camila.prado@agencia.example');
    await expect(field('Login')).toHaveAttribute('readonly');
    await expect(screen.getByRole('combobox', { name: 'Papel' })).toBeDisabled();
    for (const name of ['Ativo', 'Vê os dados dos cartões', 'Todos os clientes', 'Acme']) {
      const before = box(name).getAttribute('aria-checked');
      await userEvent.click(box(name));
      await expect(box(name)).toHaveAttribute('aria-checked', before);
    }
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...USER, name: 'Camila Nogueira Prado', email: 'camila.prado@agencia.example' }),
    );
  },
};

export const LockedOut: Story = {
  name: 'A-217 who administers cannot deactivate the own user nor give its role away',
  args: { editor: { administers: true, own: true } },
  play: async ({ args }) => {
    await userEvent.click(box('Ativo'));
    await save();
    await waitFor(() =>
      expect(box('Ativo')).toHaveAccessibleDescription('Você não pode desativar a si mesmo nem deixar de ser administrador.'),
    );
    await userEvent.click(box('Ativo'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Papel' }), 'AGENCY');
    await save();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Papel' })).toHaveAccessibleDescription(/Você não pode/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LoginWithBlanks: Story = {
  name: 'A-217 a new login with a blank inside is refused at its field',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.clear(field('Login'));
    await userEvent.type(field('Login'), 'camila nogueira');
    await save();
    await waitFor(() => expect(field('Login')).toHaveAccessibleDescription(/O login não pode ter espaços\./));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RoleFromElsewhere: Story = {
  name: 'A-217 a role that is not given here is shown, stays, and is not taken',
  args: { value: { ...USER, profile: 'AGENCY_INTERNAL' } },
  play: async ({ args }) => {
    const role = screen.getByRole('combobox', { name: 'Papel' });
    await expect(role).toHaveDisplayValue('Usuário interno');
    await expect(role).toBeDisabled();
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...USER, profile: 'AGENCY_INTERNAL' }));
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

export const OnAPageThatScrolls: Story = {
  name: 'on a page that is higher than the screen, its footer is not cut at the lower edge',
  tags: ['!autodocs'],
  play: ({ canvasElement }) => expectFooterInSight(canvasElement),
};
