import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectFooterInSight } from '../../test-support/footer-on-page.ts';
import type { EditedGroup } from './edited-group.ts';
import { GroupForm, type GroupFormProps } from './group-form.tsx';

const SERRA = { id: 101, name: 'Metalúrgica Serra Azul S.A.' };
const IPE = { id: 102, name: 'Construtora Vale do Ipê Ltda.' };
const FLORES = { id: 105, name: 'Tecelagem Rio das Flores Ltda.' };

const GROUP: EditedGroup = {
  id: '7',
  versao: 3,
  nome: 'Indústria',
  descricao: 'Fábricas da Serra, célula da manhã.',
  clientes: [SERRA, FLORES],
};
const NEW: EditedGroup = { id: 'novo', versao: 0, nome: '', descricao: '', clientes: [] };

const meta = {
  title: 'Groups/GroupForm',
  component: GroupForm,
  decorators: [(Story) => <div className="g:max-w-4xl g:rounded-md g:border g:border-line g:bg-surface-1 g:p-4">{Story()}</div>],
  args: {
    value: GROUP,
    clients: [SERRA, IPE, FLORES],
    onSubmit: fn<GroupFormProps['onSubmit']>(async () => []),
    onDraftChange: fn(),
    onDiscardDraft: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GroupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByRole('textbox', { name });
const client = (number: number) => screen.getByRole('combobox', { name: `Cliente ${number}` });
const button = (name: string) => screen.getByRole('button', { name });
const save = () => userEvent.click(button('Salvar'));

export const Stored: Story = {};
export const New: Story = { args: { value: NEW } };
export const Conflict: Story = { args: { conflict: { ...GROUP, versao: 4, nome: 'Indústria e energia' } } };

export const Refused: Story = {
  name: 'A-238 A-239 A-240 A-241 name and description are required, a client is neither missing nor there twice; each is said at its field',
  tags: ['!autodocs'],
  args: { value: { ...NEW, clientes: [SERRA, null, SERRA] } },
  play: async ({ args }) => {
    await userEvent.type(field('Nome'), ' ');
    await save();
    await waitFor(() => expect(field('Nome')).toHaveFocus());
    await expect(field('Nome')).toHaveAccessibleDescription('Informe o nome do grupo.');
    await expect(field('Descrição')).toHaveAccessibleDescription('Informe a descrição do grupo.');
    await expect(client(1)).toBeValid();
    await expect(client(2)).toHaveAccessibleDescription('Selecione o cliente.');
    await expect(client(3)).toHaveAccessibleDescription('Este cliente já foi incluído no grupo.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ChoiceBroughtBack: Story = {
  name: 'Escape brings back the client whose name was emptied',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(client(1));
    await userEvent.keyboard('{Backspace}{Escape}{Escape}');
    await expect(client(1)).toHaveValue(SERRA.name);
    await userEvent.type(field('Nome'), ' 2');
    await save();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ clientes: [SERRA, FLORES] })));
  },
};

export const LongDescription: Story = {
  name: 'a description that is longer than what is stored is refused with its length and the limit, and stays as it was typed',
  tags: ['!autodocs'],
  args: { draft: { ...GROUP, descricao: 'a'.repeat(4001) } },
  play: async ({ args }) => {
    await save();
    await waitFor(() => expect(field('Descrição')).toHaveAccessibleDescription('O texto tem 4.001 caracteres; cabem 4.000.'));
    await expect(field('Descrição')).toHaveValue('a'.repeat(4001));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  name: 'A-240 clients are added and removed by the keyboard; who is in the group is not offered again',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    button('Adicionar cliente').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(client(3)).toHaveFocus());
    await userEvent.keyboard('a');
    await expect(await screen.findByRole('option', { name: IPE.name })).toBeVisible();
    await expect(screen.queryByRole('option', { name: SERRA.name })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(client(3)).toHaveValue(IPE.name);
    await expect(screen.getByText('3 clientes')).toBeVisible();
    await userEvent.click(button(`Remover ${SERRA.name}`));
    await expect(button('Adicionar cliente')).toHaveFocus();
    await expect([client(1), client(2)].map((each) => each.getAttribute('value'))).toEqual([FLORES.name, IPE.name]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...GROUP, clientes: [FLORES, IPE] }));
  },
};

export const PressedTwice: Story = {
  name: 'the second press of a double one, which meets the next client when the first has removed one, does nothing',
  tags: ['!autodocs'],
  play: async () => {
    await userEvent.click(button(`Remover ${SERRA.name}`));
    await fireEvent.click(button(`Remover ${FLORES.name}`), { detail: 2 });
    await expect(client(1)).toHaveValue(FLORES.name);
    await userEvent.click(button(`Remover ${FLORES.name}`));
    await expect(screen.queryByRole('combobox', { name: /^Cliente 1/ })).toBeNull();
  },
};

export const NotAClient: Story = {
  name: 'A-241 a typed text that is no client is not saved as none',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.clear(client(1));
    await userEvent.type(client(1), 'Padaria');
    await userEvent.tab();
    await save();
    await waitFor(() => expect(client(1)).toHaveFocus());
    await expect(client(1)).toHaveValue('Padaria');
    await expect(client(1)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TheirsIsTaken: Story = {
  name: 'B-061 the version of somebody else replaces what was typed in every field, the clients too',
  tags: ['!autodocs'],
  args: { conflict: { ...GROUP, versao: 4, nome: 'Indústria e energia', clientes: [IPE] } },
  play: async ({ args }) => {
    await expect(screen.getByText('A versão salva é diferente em: Nome, Clientes.')).toBeVisible();
    await userEvent.click(button('Usar a versão salva'));
    await waitFor(() => expect(field('Nome')).toHaveValue('Indústria e energia'));
    await expect(client(1)).toHaveValue(IPE.name);
    await expect(screen.queryByRole('combobox', { name: 'Cliente 2' })).toBeNull();
    await expect(args.onDiscardDraft).toHaveBeenCalled();
  },
};

export const OnAPageThatScrolls: Story = {
  name: 'on a page that is higher than the screen, its footer is not cut at the lower edge',
  tags: ['!autodocs'],
  play: ({ canvasElement }) => expectFooterInSight(canvasElement),
};
