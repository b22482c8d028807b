import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { COMPANIES, credentialOf, GOL, MOVIDA } from '../../test-support/credential-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { CredentialModal, type CredentialModalProps } from './credential-modal.tsx';
import { editedCredential, newCredentialOf, typedCredential } from './edited-credential.ts';

const meta = {
  title: 'Credentials/CredentialModal',
  component: CredentialModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    value: editedCredential(GOL),
    agencyType: 'AGENCIA',
    companies: COMPANIES,
    onSubmit: fn<CredentialModalProps['onSubmit']>(async () => []),
    onDraftChange: fn(),
    onDiscardDraft: fn(),
  },
} satisfies Meta<typeof CredentialModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Configurar consolidadora' }));
const select = (name: string) => dialog().getByRole<HTMLSelectElement>('combobox', { name });
const options = (name: string) => [...select(name).options].filter(({ value }) => value !== '').map(({ textContent }) => textContent);
const save = () => userEvent.click(dialog().getByRole('button', { name: 'Salvar' }));
/** The names of the fields that a consolidator asks for, in their order. */
const fields = () =>
  [...document.querySelectorAll<HTMLElement>('[data-slot="collapsible-section"] :is(input, select)')].map((field) =>
    (field.getAttribute('name') ?? '').replace('conteudo.', ''),
  );
const sent = (args: Story['args'] & object) => {
  const calls = (args.onSubmit as ReturnType<typeof fn<CredentialModalProps['onSubmit']>>).mock.calls;
  const last = calls.at(-1)?.[0];
  return last && typedCredential(last);
};

export const Stored: Story = {};
export const Failed: Story = { args: { failure: 'O servidor está indisponível no momento.', offline: true } };
export const New: Story = { args: { value: newCredentialOf('AEREO', 'nova') } };
export const Car: Story = { args: { value: editedCredential(MOVIDA) } };
export const OnAPhone: Story = onScreen('phone');

export const ManyCompaniesOnAPhone: Story = {
  ...onScreen('phone'),
  name: 'S-127 on a phone all companies are in the window, which alone scrolls: none is cut in half above a free space',
  args: { companies: Array.from({ length: 20 }, (_, index) => ({ id: 200 + index, nome: `Empresa ${index + 1} Ltda.` })) },
  play: async () => {
    const list = within(await dialog().findByRole('group', { name: 'Empresas' })).getByRole('list');
    await expect(within(list).getAllByRole('checkbox').length).toBeGreaterThanOrEqual(20);
    await expect(list.scrollHeight).toBe(list.clientHeight);
  },
};
export const Conflict: Story = {
  args: {
    conflict: editedCredential({ ...GOL, versao: 4, identificador: '57-9999' }),
    conflictBy: { name: 'Renata Vasconcelos', at: '2026-11-21T17:05:00Z' },
  },
};

export const Configures: Story = {
  name: 'S-127 S-135 S-138 S-139 S-142 a new credential asks for what its consolidator needs, and no more; nothing else is saved',
  tags: ['!autodocs'],
  args: { value: newCredentialOf('AEREO', 'nova', [COMPANIES[1]]) },
  play: async ({ args }) => {
    await waitFor(() => expect(select('Consolidadora')).toHaveFocus());
    await expect(dialog().getByText('Escolha a consolidadora para ver os campos dela.')).toBeVisible();
    // Nobody adds the discontinued ones, and only the platform's own agency has those of the house.
    await expect(options('Consolidadora')).toEqual(expect.not.arrayContaining(['TravelHub', 'Tyller', 'WTS', 'Interno']));
    await save();
    await waitFor(() => expect(select('Consolidadora')).toHaveAccessibleDescription('Campo obrigatório'));

    await userEvent.selectOptions(select('Consolidadora'), 'Reserva Fácil');
    await expect(fields()).toEqual(['agencyId', 'groupId', 'tipoEmissao', 'taxaPersonalizada', 'cobrancaFee']);
    await expect(options('Taxa personalizada')).toEqual(['VHI', 'VHI_RAV', 'RAVZERO']);
    await userEvent.type(dialog().getByRole('textbox', { name: /agency ID/ }), 'A1');
    await userEvent.selectOptions(select('Tipo de emissão'), 'Manual');
    await userEvent.selectOptions(select('Taxa personalizada'), 'RAVZERO');

    await userEvent.selectOptions(select('Consolidadora'), 'Flytour');
    await expect(fields()).toEqual(['usuario', 'senha', 'tipoEmissao', 'cobrancaFee']);
    await expect(options('Tipo de emissão')).toEqual(['Sistema externo']);
    await userEvent.selectOptions(select('Consolidadora'), 'Gol');
    await userEvent.selectOptions(select('Tipo de emissão'), 'Automático');
    await expect(fields()).toEqual(['usuario', 'senha', 'tipoEmissao', 'tipoPagamento', 'codigoPagamento', 'cobrancaFee']);
    await userEvent.type(dialog().getByRole('textbox', { name: 'Usuário' }), 'ana');
    await userEvent.type(dialog().getByLabelText('Senha'), 's3gr3do');
    await userEvent.selectOptions(select('Tipo de pagamento'), 'Faturado');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(sent(args)).toEqual({
      servico: { id: 5 },
      consolidadora: 'GOL',
      credencial: JSON.stringify({
        usuario: 'ana',
        senha: 's3gr3do',
        tipoEmissao: 'AUTOMATICO',
        tipoPagamento: 'FATURADO',
        cobrancaFee: 'FORNECEDOR',
      }),
      empresas: [COMPANIES[1]],
      ativo: true,
      identificador: null,
      versao: 0,
    });
  },
};

export const Fee: Story = {
  name: 'S-127 S-133 a fee that the agency charges is required, and gone with its charging; the companies are chosen one by one',
  tags: ['!autodocs'],
  args: { value: editedCredential({ ...MOVIDA, credencial: JSON.stringify({ cobrancaFee: 'FORNECEDOR', aplicaMargem: false }) }) },
  play: async ({ args }) => {
    await expect(fields()).toEqual(['usuario', 'senha', 'tipo', 'tipoEmissao', 'cobrancaFee']);
    await expect(options('Tipo de emissão')).toEqual(['Sistema externo', 'Automático']);
    await expect(options('Cobrança do fee')).toEqual(['Definido no fornecedor', 'Por viajante', 'Por serviço']);
    await userEvent.selectOptions(select('Cobrança do fee'), 'Por serviço');
    await save();
    const fee = dialog().getByRole('textbox', { name: /^Fee/ });
    await waitFor(() => expect(fee).toHaveAccessibleDescription(/Informe o fee/));
    await expect(fee).toHaveFocus();
    await userEvent.type(fee, '1250');
    await expect(dialog().getByText('1 empresa')).toBeVisible();
    await userEvent.click(dialog().getByRole('checkbox', { name: COMPANIES[2].nome }));
    await userEvent.click(dialog().getByRole('checkbox', { name: COMPANIES[0].nome }));
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(sent(args)).toMatchObject({
      credencial: JSON.stringify({ aplicaMargem: false, cobrancaFee: 'SERVICO', fee: 12.5 }),
      empresas: [COMPANIES[2]],
      versao: 3,
    });
    await userEvent.selectOptions(select('Cobrança do fee'), 'Definido no fornecedor');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(sent(args)?.credencial).toBe(JSON.stringify({ aplicaMargem: false, cobrancaFee: 'FORNECEDOR' }));
  },
};

export const Password: Story = {
  name: 'S-127 a stored password is never shown and stays while nothing is typed; another consolidator does not know it',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const password = () => dialog().getByLabelText<HTMLInputElement>('Senha');
    await expect(password()).toHaveValue('');
    await expect(password()).toHaveAccessibleDescription('Há uma senha guardada. Deixe em branco para mantê-la.');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(JSON.parse(sent(args)?.credencial ?? '')).not.toHaveProperty('senha');
    await userEvent.type(password(), 'n0va');
    await expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(dialog().getByRole('button', { name: 'Mostrar a senha digitada' }));
    await expect(password()).toHaveAttribute('type', 'text');
    await userEvent.clear(password());
    await userEvent.selectOptions(select('Consolidadora'), 'Azul');
    await expect(password()).not.toHaveAccessibleDescription();
  },
};

export const PasswordOfADraft: Story = {
  name: 'S-127 B-064 a draft tells that it does not keep the password, until one is typed again',
  tags: ['!autodocs'],
  args: { draft: { ...editedCredential(GOL), identificador: '57-1' }, draftSavedAt: '2026-11-21T17:05:00Z' },
  play: async () => {
    const password = dialog().getByLabelText<HTMLInputElement>('Senha');
    await expect(password).toHaveAccessibleDescription(
      'O rascunho não guarda a senha digitada: digite-a de novo. Há uma senha guardada. Deixe em branco para mantê-la.',
    );
    await userEvent.type(password, 'n0va');
    await expect(password).not.toHaveAccessibleDescription();
  },
};

export const Unavailable: Story = {
  name: 'S-141 a consolidator that the agency may no longer have is said to be so, and neither it nor its companies can be changed',
  args: { value: editedCredential(credentialOf('HOTEL', 'DIRETORIOHOTEL', { cobrancaFee: 'FORNECEDOR' }, { empresas: [COMPANIES[0]] })) },
  play: async () => {
    await expect(dialog().getByText('A consolidadora desta credencial não está mais disponível e não pode ser alterada')).toBeVisible();
    await expect(select('Consolidadora')).toBeDisabled();
    await expect(select('Consolidadora')).toHaveDisplayValue('Diretório de Hotéis');
    for (const company of dialog().getByRole('group', { name: 'Empresas' }).querySelectorAll('[role="checkbox"]'))
      await expect(company).toBeDisabled();
    await expect(dialog().getByRole('checkbox', { name: COMPANIES[0].nome })).toBeChecked();
    await expect(dialog().getByRole('checkbox', { name: 'Ativa' })).toBeEnabled();
  },
};

export const OwnAgency: Story = {
  name: 'S-141 for the platform’s own agency it is available, and can be changed',
  tags: ['!autodocs'],
  args: { ...Unavailable.args, agencyType: 'GUICHE' },
  play: async () => {
    await expect(dialog().queryByText(/não está mais disponível/)).toBeNull();
    await expect(select('Consolidadora')).toBeEnabled();
    await expect(dialog().getByRole('checkbox', { name: COMPANIES[1].nome })).toBeEnabled();
  },
};

export const ManyCompanies: Story = {
  name: 'S-127 among many companies one searches without accents; one that left the agency stays in sight',
  tags: ['!autodocs'],
  args: {
    companies: Array.from({ length: 12 }, (_, index) => ({ id: 200 + index, nome: index === 7 ? 'Café São João' : `Empresa ${index}` })),
    value: editedCredential({ ...GOL, empresas: [COMPANIES[0]] }),
  },
  play: async () => {
    await expect(dialog().getByRole('checkbox', { name: COMPANIES[0].nome })).toBeChecked();
    await userEvent.type(dialog().getByRole('textbox', { name: 'Buscar empresa' }), 'sao');
    const found = within(dialog().getByRole('group', { name: 'Empresas' })).getAllByRole('checkbox');
    await expect(found.map((box) => (box as HTMLButtonElement).id && box.closest('[data-slot="field"]')?.textContent)).toEqual([
      'Café São João',
    ]);
  },
};

export const TheirsIsTaken: Story = {
  name: 'B-061 the version of somebody else replaces what was typed, or is saved over on purpose',
  tags: ['!autodocs'],
  render: function Render(args) {
    const [conflict, setConflict] = useState<CredentialModalProps['conflict']>();
    return (
      <CredentialModal
        {...args}
        conflict={conflict}
        onSubmit={async (typed) => {
          if (typed.versao === 3) setConflict(editedCredential({ ...GOL, versao: 4, identificador: '57-9999' }));
          return args.onSubmit(typed);
        }}
      />
    );
  },
  play: async ({ args }) => {
    await userEvent.type(dialog().getByRole('textbox', { name: 'Usuário' }), '2', { initialSelectionStart: 10, initialSelectionEnd: 10 });
    await save();
    await expect(await dialog().findByText(/é diferente em: .*Identificação da agência/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Salvar a minha por cima' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(sent(args)).toMatchObject({ versao: 4, identificador: '57-1234' });
  },
};
