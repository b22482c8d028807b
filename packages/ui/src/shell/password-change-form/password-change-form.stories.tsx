import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { PasswordChangeForm, type PasswordChangeFormProps } from './password-change-form.tsx';

const meta = {
  title: 'Shell/PasswordChangeForm',
  component: PasswordChangeForm,
  args: { name: 'Camila Nogueira Prado', login: 'consultora@guiche.demo', onSubmit: fn() },
} satisfies Meta<typeof PasswordChangeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  tags: ['picture'],
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  args: { actions: <Button tone="quiet">Sair</Button> },
  play: async ({ canvasElement, userEvent }) => {
    // By its name, which is the same in every language of the page.
    const field = canvasElement.querySelector<HTMLInputElement>('input[name="password"]');
    if (!field) throw new Error('there is no field for the password');
    await userEvent.type(field, 'viagens');
    await expect(field).toBeInvalid();
  },
};
export const Pending: Story = { args: { pending: true } };

export const ErrorWaits: Story = {
  name: 'A-187 A-305 with 0 or 1 characters no error shows and nothing can be saved; with more the error shows until there is none',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Você deve redefinir sua senha' })).toBeVisible();
    const field = canvas.getByLabelText(/^Nova senha/);
    const save = canvas.getByRole('button', { name: 'Salvar senha' });
    await expect(field).toHaveFocus();
    await expect(save).toBeDisabled();
    await userEvent.type(field, 'v');
    await expect(field).not.toHaveAccessibleDescription(/A senha precisa/);
    await expect(save).toBeDisabled();
    await userEvent.type(field, 'i');
    await expect(field).toHaveAccessibleDescription(/A senha precisa de pelo menos 8 caracteres\./);
    await expect(save).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, 'agens de trem');
    await expect(field).not.toHaveAccessibleDescription(/A senha precisa/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith('viagens de trem');
  },
};

export const NotTheLogin: Story = {
  name: 'A-187 the login is no password',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Nova senha/);
    await userEvent.type(field, 'Consultora@guiche.demo');
    await expect(field).toHaveAccessibleDescription(/A senha não pode ser igual ao login\./);
  },
};

function RefusedOnce(props: PasswordChangeFormProps) {
  const [error, setError] = useState<string>();
  return <PasswordChangeForm {...props} error={error} onSubmit={() => setError('Credenciais inválidas')} />;
}

export const Refused: Story = {
  name: 'A-304 what the server refuses is said at the field, selected there, until another password is typed',
  render: (args) => <RefusedOnce {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Nova senha/);
    await userEvent.type(field, 'viagens de trem{Enter}');
    await expect(field).toHaveAccessibleDescription(/Credenciais inválidas/);
    await expect(canvas.getByRole('button', { name: 'Salvar senha' })).toBeDisabled();
    await userEvent.keyboard('trens e aviões');
    await expect(field).toHaveValue('trens e aviões');
    await expect(field).not.toHaveAccessibleDescription(/Credenciais inválidas/);
    await expect(canvas.getByRole('button', { name: 'Salvar senha' })).toBeEnabled();
  },
};

export const ShownAndHidden: Story = {
  name: 'the button shows what was typed, and hides it again',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Nova senha/);
    await userEvent.type(field, 'viagens de trem');
    const show = canvas.getByRole('button', { name: 'Mostrar senha' });
    await userEvent.click(show);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(show);
    await expect(field).toHaveAttribute('type', 'password');
  },
};
