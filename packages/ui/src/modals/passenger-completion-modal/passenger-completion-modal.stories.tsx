import type { Passenger } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onScreen } from '../../test-support/screens.ts';
import { PassengerCompletionModal, type PassengerCompletionModalActions } from './index.ts';

const ana: Passenger = { id: 'v1', nome: 'Ana Beatriz', sobrenome: 'Lima', dataNascimento: null, email: 'ana@exemplo.com.br' };
const joao: Passenger = { id: 'v2', nome: 'João', sobrenome: 'Sá', dataNascimento: null, email: null };
const marina: Passenger = {
  id: 'v3',
  nome: 'Marina',
  sobrenome: 'Duarte Figueiredo',
  dataNascimento: '1988-03-04',
  email: 'marina@exemplo.com.br',
};

const meta = {
  title: 'Modals/PassengerCompletionModal',
  component: PassengerCompletionModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    context: 'GRU → REC · 10/12/2026',
    passengers: [ana, joao, marina],
    today: '2026-11-21',
  },
} satisfies Meta<typeof PassengerCompletionModal>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const row = (name: string) => within(screen.getByRole('group', { name }));
const birthDate = (name: string) => row(name).getByRole('textbox', { name: 'Data de nascimento' });
const email = (name: string) => row(name).getByRole('textbox', { name: 'E-mail' });
const ANA = 'Ana Beatriz Lima';
const JOAO = 'João Sá';

const refuse: Play = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar dados' }));
  await screen.findByRole('alert');
};

export const States: Story = {};
export const OnlyEmail: Story = { args: { passengers: [{ ...joao, dataNascimento: '1979-08-30' }] } };
export const Refused: Story = { tags: ['picture'], play: refuse };
export const Failed: Story = { args: { error: 'Erro ao salvar informações.' } };
export const Pending: Story = { args: { pending: true } };
export const OnAPhone: Story = onScreen('phone');

export const Incomplete: Story = {
  name: 'S-046 there is a row for each passenger who lacks something; with a field empty or wrong nothing is confirmed, and it has the focus',
  play: async (context) => {
    const { args, userEvent } = context;
    await waitFor(() => expect(birthDate(ANA)).toHaveFocus());
    await expect(screen.getAllByRole('group').map((each) => each.querySelector('legend')?.textContent)).toEqual([ANA, JOAO]);
    await expect(email(ANA)).toHaveValue('ana@exemplo.com.br');
    await refuse(context);
    await expect(screen.getByRole('alert')).toHaveTextContent('Complete a data de nascimento e o e-mail dos passageiros');
    await expect(birthDate(ANA)).toHaveFocus();
    await expect(birthDate(ANA)).toHaveAccessibleDescription('Campo obrigatório');
    await expect(email(ANA)).toBeValid();
    await userEvent.keyboard('12051990');
    await expect(birthDate(ANA)).toBeValid();
    await userEvent.type(birthDate(JOAO), '31022001');
    await userEvent.type(email(JOAO), 'joao@{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(birthDate(JOAO)).toHaveFocus();
    await expect(birthDate(JOAO)).toHaveAccessibleDescription('Data inválida');
    await expect(email(JOAO)).toHaveAccessibleDescription('E-mail inválido.');
  },
};

export const BornLater: Story = {
  name: 'nobody is born after today',
  args: { passengers: [ana] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(birthDate(ANA)).toHaveFocus());
    await userEvent.keyboard('22112026{Enter}');
    await expect(birthDate(ANA)).toHaveAccessibleDescription('Data inválida');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(birthDate(ANA));
    await userEvent.keyboard('21112026{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith([{ ...ana, dataNascimento: '2026-11-21' }]);
  },
};

export const Complete: Story = {
  name: 'S-046 the passengers of the rows are confirmed once each is complete, by keyboard alone',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(birthDate(ANA)).toHaveFocus());
    await userEvent.keyboard('12051990');
    await userEvent.type(birthDate(JOAO), '30081979');
    await userEvent.type(email(JOAO), ' joao.sa@exemplo.com.br {Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).toHaveBeenCalledWith([
      { ...ana, dataNascimento: '1990-05-12' },
      { ...joao, dataNascimento: '1979-08-30', email: 'joao.sa@exemplo.com.br' },
    ]);
  },
};

export const SavedOnce: Story = {
  name: 'while the data are being saved they are not sent again, and the window stays',
  args: { pending: true, passengers: [{ ...ana, dataNascimento: null }] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(birthDate(ANA)).toHaveFocus());
    await userEvent.keyboard('12051990{Enter}{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const actionsRef = createRef<PassengerCompletionModalActions>();
export const AsksBeforeLoss: Story = {
  name: 'closing asks before what was typed is lost, the Back of a browser too, and closes at once when nothing was',
  args: { actionsRef, passengers: [ana] },
  play: async ({ args, userEvent }) => {
    const question = () => screen.queryByRole('alertdialog', { name: 'Descartar o que foi digitado?' });
    await waitFor(() => expect(birthDate(ANA)).toHaveFocus());
    await userEvent.keyboard('12051990{Escape}');
    await waitFor(() => expect(question()).toHaveTextContent('Nada foi salvo.'));
    actionsRef.current?.close();
    await waitFor(() => expect(question()).toBeNull());
    await expect(birthDate(ANA)).toHaveValue('12/05/1990');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(question()).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(question()).toBeNull());
    await userEvent.clear(birthDate(ANA));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};
