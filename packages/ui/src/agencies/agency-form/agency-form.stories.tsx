import { agencyCopies, agencySaved } from '@guiche/domain/agencies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AgencyForm, type AgencyFormProps } from './agency-form.tsx';
import type { EditedAgency } from './edited-agency.ts';

const AGENCY: EditedAgency = {
  id: '42',
  versao: 3,
  name: 'Rumo Viagens',
  email: 'contato@rumo.com.br',
  address: 'Rua da Aurora, 100, Recife',
  cnpj: '11222333000181',
  telephoneNumber: '8133334444',
  telefonesExtras: '8133335555;81988887777',
  contactName: 'Bia Rocha',
  emergencyNumber: '81999998888',
};
const client = (id: number, name: string) => ({
  id,
  name,
  instancia: name.toLowerCase(),
  agencyInstances: [{ agencyId: 42, productId: id }],
  clienteNovo: false,
});
const FAILED = agencyCopies(42, AGENCY, [client(12, 'Acme'), client(13, 'Beta')]);

const meta = {
  title: 'Agencies/AgencyForm',
  component: AgencyForm,
  decorators: [(Story) => <div className="g:max-w-4xl g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">{Story()}</div>],
  args: {
    value: AGENCY,
    onSubmit: fn<AgencyFormProps['onSubmit']>(async () => []),
    onDraftChange: fn(),
    onDiscardDraft: fn(),
    onRetryCopies: fn(),
  },
} satisfies Meta<typeof AgencyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const save = () => userEvent.click(button('Salvar'));
async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}

export const Stored: Story = {};
export const NothingKnown: Story = {
  args: {
    value: {
      ...AGENCY,
      email: '',
      address: '',
      cnpj: '',
      telephoneNumber: '',
      telefonesExtras: '',
      contactName: '',
      emergencyNumber: '',
    },
  },
};
export const CopiesFailed: Story = { args: { copies: agencySaved(FAILED) } };

export const EveryField: Story = {
  name: 'A-194 every field of the agency is edited, and saved without its punctuation',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await expect(field('CNPJ')).toHaveValue('11.222.333/0001-81');
    await expect(field('Telefone principal')).toHaveValue('(81) 3333-4444');
    await retype('Nome', 'Rumo Norte');
    await retype('CNPJ', '12ABC34501DE35');
    await retype('E-mail', 'oi@rumo.com.br');
    await retype('Endereço', 'Rua do Sol, 5');
    await retype('Nome do contato', 'Caio');
    await retype('Telefone principal', '11987654321');
    await retype('Telefone de emergência', '1133334444');
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...AGENCY,
        name: 'Rumo Norte',
        cnpj: '12ABC34501DE35',
        email: 'oi@rumo.com.br',
        address: 'Rua do Sol, 5',
        contactName: 'Caio',
        telephoneNumber: '11987654321',
        emergencyNumber: '1133334444',
      }),
    );
  },
};

export const ExtraPhones: Story = {
  name: 'A-194 extra phones are added and removed by the keyboard; an empty one is not saved',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await expect(field('Telefone extra 1')).toHaveValue('(81) 3333-5555');
    button('Adicionar telefone').focus();
    await userEvent.keyboard('{Enter}');
    await expect(field('Telefone extra 3')).toHaveFocus();
    await userEvent.keyboard('11987654321');
    await userEvent.click(button('Adicionar telefone'));
    await userEvent.click(button('Remover o telefone extra 1'));
    await expect(button('Adicionar telefone')).toHaveFocus();
    await expect(field('Telefone extra 1')).toHaveValue('(81) 98888-7777');
    await expect(field('Telefone extra 2')).toHaveValue('(11) 98765-4321');
    await expect(field('Telefone extra 3')).toHaveValue('');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...AGENCY, telefonesExtras: '81988887777;11987654321' }));
    for (let left = 3; left > 0; left--) await userEvent.click(button(/^Remover o telefone extra 1/));
    await expect(screen.getByText('Nenhum telefone extra.')).toBeVisible();
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...AGENCY, telefonesExtras: '' }));
  },
};

export const WrongFormats: Story = {
  name: 'A-194 what is no e-mail, CNPJ or phone is told at its field, and nothing is saved',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await retype('Nome', '');
    await retype('CNPJ', '11222333000182');
    await retype('E-mail', 'contato@rumo');
    await userEvent.click(button('Adicionar telefone'));
    await userEvent.click(button('Adicionar telefone'));
    await retype('Telefone extra 4', '1133');
    await save();
    await waitFor(() => expect(field('Nome')).toHaveFocus());
    await expect(field('Nome')).toHaveAccessibleDescription('Campo obrigatório');
    await expect(field('CNPJ')).toHaveAccessibleDescription('CNPJ inválido');
    await expect(field('E-mail')).toHaveAccessibleDescription('E-mail inválido.');
    await expect(field('Telefone extra 4')).toHaveAccessibleDescription('Telefone inválido');
    for (const right of ['Telefone extra 1', 'Telefone extra 2', 'Telefone extra 3']) await expect(field(right)).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PressedWhileTyping: Story = {
  name: 'the button that saves stays under the press that leaves a wrong field, and the press counts',
  tags: ['!autodocs'],
  play: async ({ args, userEvent: user }) => {
    await retype('E-mail', 'contato@rumo');
    const { left, top } = button('Salvar').getBoundingClientRect();
    const place = { clientX: left + 4, clientY: top + 2 };
    await user.pointer({ keys: '[MouseLeft>]', target: button('Salvar'), coords: place });
    await expect(button('Salvar').getBoundingClientRect().top).toBe(top);
    await user.pointer({ keys: '[/MouseLeft]', target: button('Salvar'), coords: place });
    await waitFor(() => expect(field('E-mail')).toHaveFocus());
    await expect(field('E-mail')).toBeInvalid();
    await expect(button('1 campo a corrigir')).toBeVisible();

    // Drawn away from the button, the press is taken back.
    const { x, y } = button('Salvar').getBoundingClientRect();
    await retype('E-mail', 'contato@rumo.com.br');
    await user.pointer({ keys: '[MouseLeft>]', target: button('Salvar'), coords: { clientX: x + 4, clientY: y + 4 } });
    await user.pointer({ keys: '[/MouseLeft]', target: field('Nome'), coords: { clientX: x - 200, clientY: y - 200 } });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Discarded: Story = {
  name: 'what is discarded goes from the extra phones, too, and the form stays',
  tags: ['!autodocs'],
  play: async () => {
    await expect(screen.queryByRole('button', { name: /^Fechar/ })).toBeNull();
    await userEvent.click(button('Remover o telefone extra 2'));
    await userEvent.click(button('Descartar alterações'));
    await userEvent.click(button('Sim'));
    await waitFor(() => expect(field('Telefone extra 2')).toHaveValue('(81) 98888-7777'));
  },
};

export const StaysAfterSave: Story = {
  name: 'B-064 after a save the form shows what is stored and stays where it was, with nothing left to save',
  tags: ['!autodocs'],
  render: function Render(args) {
    const [stored, setStored] = useState<EditedAgency>();
    return (
      <AgencyForm
        {...args}
        value={stored ?? args.value}
        savedAs={stored}
        onSubmit={async (typed) => {
          setStored({ ...typed, versao: 4, name: typed.name.trim() });
          return args.onSubmit(typed);
        }}
      />
    );
  },
  play: async ({ args }) => {
    await retype('Nome', 'Rumo Norte ');
    await expect(button('Descartar alterações')).toBeVisible();
    await save();
    await waitFor(() => expect(field('Nome')).toHaveValue('Rumo Norte'));
    await expect(button('Salvar')).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Descartar alterações' })).toBeNull();
    await userEvent.type(field('Nome do contato'), ' Lima', { initialSelectionStart: 9, initialSelectionEnd: 9 });
    await save();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({ ...AGENCY, versao: 4, name: 'Rumo Norte', contactName: 'Bia Rocha Lima' }),
    );
  },
};

export const RetriesCopies: Story = {
  name: 'A-200 the clients whose copy failed are named, and can be tried again',
  tags: ['!autodocs'],
  args: { copies: agencySaved(FAILED) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Agência salva, mas não foi possível atualizar: Acme, Beta.')).toBeVisible();
    await userEvent.click(button('Tentar de novo'));
    await expect(args.onRetryCopies).toHaveBeenCalledWith(FAILED);
  },
};
