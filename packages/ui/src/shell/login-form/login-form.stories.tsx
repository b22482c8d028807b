import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LoginForm, type LoginFormProps } from './login-form.tsx';

const meta = {
  title: 'Shell/LoginForm',
  component: LoginForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  // In Storybook the story shown before may take away the focus that the form takes when it is opened: the picture shows it with it.
  play: async ({ canvas }) => {
    const login = canvas.getByRole('textbox', { name: 'Login' });
    login.focus();
    await expect(login).toHaveFocus();
  },
};
export const WithForgot: Story = { args: { onForgot: fn() } };
export const Pending: Story = { args: { pending: true } };
export const Expired: Story = {
  args: { notice: 'Sua sessão expirou. Entre novamente; o que você digitou foi mantido. Só dados de cartão devem ser digitados de novo.' },
};

export const KnownLogin: Story = {
  name: 'A-172 whose session ended types the password alone; another login can be typed in its place',
  args: {
    knownLogin: 'camila@guiche.demo',
    notice: 'Sua sessão expirou. Entre novamente; o que você digitou foi mantido. Só dados de cartão devem ser digitados de novo.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Login' })).toHaveValue('camila@guiche.demo');
    const password = canvas.getByLabelText(/^Senha/);
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('segredo{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ login: 'camila@guiche.demo', password: 'segredo' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Login' }));
    await userEvent.keyboard('igor@guiche.demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ login: 'igor@guiche.demo', password: 'segredo' });
  },
};

export const Refused: Story = {
  args: { error: 'Credenciais inválidas' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Credenciais inválidas');
  },
};

export const BothNeeded: Story = {
  name: 'A-172 login and password are both needed before anything is sent',
  play: async ({ args, canvas, userEvent }) => {
    const login = canvas.getByRole('textbox', { name: 'Login' });
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(login).toHaveFocus();
    await expect(login).toHaveAccessibleDescription('Campo obrigatório');
    await userEvent.type(login, 'camila{Enter}');
    await expect(canvas.getByLabelText(/^Senha/)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('segredo{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ login: 'camila', password: 'segredo' });
  },
};

function RefusesOnce(props: LoginFormProps) {
  const [error, setError] = useState<string>();
  return (
    <LoginForm
      {...props}
      error={error}
      onSubmit={(typed) => {
        props.onSubmit(typed);
        setError('Credenciais inválidas');
      }}
    />
  );
}

export const TypesAnew: Story = {
  name: 'what is typed after a refusal takes the place of the refused password',
  render: (args) => <RefusesOnce {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Login' }), 'ana@agencia.demo');
    await userEvent.type(canvas.getByLabelText(/^Senha/), 'errada{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Credenciais inválidas');
    await expect(canvas.getByLabelText(/^Senha/)).toHaveValue('errada');
    await userEvent.keyboard('certa{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ login: 'ana@agencia.demo', password: 'certa' });
  },
};

export const BlankAtEdge: Story = {
  name: 'A-172 a password with a blank at its end is sent as it is, and the field says so; not while it is typed',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Login' }), 'camila');
    const password = canvas.getByLabelText(/^Senha/);
    await userEvent.click(password);
    await userEvent.paste('segredo ');
    const said = 'A senha começa ou termina com um espaço.';
    await expect(password).toHaveAccessibleDescription(said);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ login: 'camila', password: 'segredo ' });
    await userEvent.clear(password);
    await userEvent.type(password, 'um cavalo ', { skipClick: true });
    await expect(password).not.toHaveAccessibleDescription(said);
    await userEvent.tab();
    await expect(password).toHaveAccessibleDescription(said);
    await userEvent.click(password);
    await userEvent.keyboard('{End}{Backspace}');
    await expect(password).not.toHaveAccessibleDescription(said);
  },
};

export const ShowsPassword: Story = {
  name: 'the password can be shown and hidden',
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Senha/);
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
    await expect(password).toHaveAttribute('type', 'text');
  },
};
