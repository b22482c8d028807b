import type { CountedView } from '@guiche/domain/entities';
import { NO_FILTERS } from '@guiche/domain/lists';
import type { Violation } from '@guiche/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ListViews, type ListViewsProps } from './list-views.tsx';

const ME = { id: '3f0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10', name: 'Camila Nogueira Prado' };
const RENATA = { id: '9d0c8f2e-6f0e-4a5a-9b43-0d1c5f3c7a10', name: 'Renata Vasconcelos' };

function view(id: number, nome: string, changes: Partial<CountedView> = {}): CountedView {
  return {
    id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    nome,
    filtros: NO_FILTERS,
    ordem: null,
    colunas: null,
    compartilhada: false,
    versao: 1,
    inicial: false,
    dono: ME,
    quantidade: 0,
    ...changes,
  };
}

const OVERDUE = view(1, 'Minhas vencidas', {
  filtros: { ...NO_FILTERS, responsavel: 'meus', prazo: 'vencidos' },
  quantidade: 7,
  inicial: true,
});
const RECIFE = view(2, 'Recife', { filtros: { ...NO_FILTERS, termo: 'recife' }, quantidade: 1, compartilhada: true });
const OF_RENATA = view(3, 'Sem responsável', {
  filtros: { ...NO_FILTERS, responsavel: 'sem' },
  quantidade: 1240,
  compartilhada: true,
  dono: RENATA,
});

const meta = {
  title: 'Request/ListViews',
  component: ListViews,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    views: [OVERDUE, RECIFE, OF_RENATA],
    shown: { filtros: NO_FILTERS, ordem: null, colunas: null },
    user: { id: ME.id, profiles: [2] },
    onOpen: fn(),
    onSave: fn<ListViewsProps['onSave']>(async () => []),
    onUpdate: fn(),
    onShare: fn(),
    onStart: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof ListViews>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (canvas: ReturnType<typeof within>, userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Vis/ }));
  return within(await screen.findByRole('menu'));
};

export const Closed: Story = {};
export const Open: Story = {
  tags: ['picture'],
  args: { shown: OVERDUE },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent);
    await expect(menu.getByText('Minhas visões')).toBeVisible();
  },
};

export const Opens: Story = {
  name: 'B-041 own and shared views stand apart, each with its count; choosing one opens it',
  play: async ({ args, canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent);
    const names = (group: string) =>
      within(menu.getByRole('group', { name: group }))
        .getAllByRole('menuitemradio')
        .map((item) => item.textContent);
    await expect(names('Minhas visões')).toEqual(['Minhas vencidasabre ao entrar77 solicitações', 'Recifecompartilhada11 solicitação']);
    await expect(names('Da agência')).toEqual(['Sem responsávelde Renata Vasconcelos1.2401.240 solicitações']);
    await expect(menu.queryByRole('menuitemradio', { checked: true })).toBeNull();
    await userEvent.click(menu.getByRole('menuitemradio', { name: /^Recife/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(RECIFE);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Visões' })).toHaveFocus());
  },
};

export const ActiveOne: Story = {
  name: 'B-041 the view that the list shows is marked, and can be shared, made the first one and deleted',
  args: { shown: OVERDUE },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Visão: Minhas vencidas' })).toBeVisible();
    const choose = async (name: string) => {
      const menu = await openMenu(canvas, userEvent);
      await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Minhas vencidas');
      await userEvent.click(menu.getByRole('menuitem', { name }));
    };
    await choose('Compartilhar com a agência');
    await expect(args.onShare).toHaveBeenLastCalledWith(OVERDUE, true);
    await choose('Não abrir ao entrar');
    await expect(args.onStart).toHaveBeenLastCalledWith(null);
    await choose('Excluir a visão');
    await expect(args.onRemove).toHaveBeenLastCalledWith(OVERDUE);
    await expect(canvas.getByRole('button', { name: /^Visão/ })).toHaveFocus();
  },
};

export const OfAColleague: Story = {
  name: 'B-041 a colleague’s view can be made the first one and not changed, unless one administers the agency',
  args: { shown: OF_RENATA },
  play: async ({ args, canvas, mount, userEvent }) => {
    const actions = async () => {
      const menu = await openMenu(canvas, userEvent);
      const names = menu.getAllByRole('menuitem').map((item) => item.textContent);
      await userEvent.keyboard('{Escape}');
      return names;
    };
    await mount(<ListViews {...args} />);
    await expect(await actions()).toEqual(['Abrir ao entrar']);
    await mount(<ListViews {...args} user={{ id: ME.id, profiles: [3] }} />);
    await expect(await actions()).toEqual(['Abrir ao entrar', 'Deixar de compartilhar', 'Renomear…', 'Excluir a visão']);
  },
};

export const Changed: Story = {
  name: 'B-041 a view that was opened and then changed can be updated, or saved as another',
  args: { openedId: RECIFE.id, shown: { ...RECIFE, filtros: { ...RECIFE.filtros, prazo: 'hoje' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Visão: Recife (alterada)' })).toBeVisible();
    const menu = await openMenu(canvas, userEvent);
    await expect(menu.getByRole('menuitem', { name: 'Salvar visão atual…' })).toBeVisible();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Atualizar Recife' }));
    await expect(args.onUpdate).toHaveBeenLastCalledWith(RECIFE);
  },
};

const TAKEN: Violation = { key: 'visao_nome_repetido', params: { nome: 'Olinda' }, field: 'nome' };

export const Saves: Story = {
  name: 'B-041 what is shown is saved under a name; a refusal stands at the name, and what was typed stays',
  args: { onSave: fn<ListViewsProps['onSave']>(async ({ nome }) => (nome === 'Olinda' ? [TAKEN] : [])) },
  play: async ({ args, canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Salvar visão atual…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Salvar visão' }));
    const name = dialog.getByRole('textbox', { name: /^Nome/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Recife{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Você já tem uma visão com o nome Recife\./));
    await expect(args.onSave).not.toHaveBeenCalled();
    // One that only the server knows.
    await userEvent.clear(name);
    await userEvent.type(name, 'Olinda{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Você já tem uma visão com o nome Olinda\./));
    await expect(name).toHaveValue('Olinda');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Compartilhar com a agência' }));
    await userEvent.clear(name);
    await userEvent.type(name, 'Recife e Olinda');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ nome: 'Recife e Olinda', compartilhada: true }, null);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Visões' })).toHaveFocus());
  },
};

export const Renames: Story = {
  name: 'B-041 the view that is shown gets another name',
  args: { shown: RECIFE },
  play: async ({ args, canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Renomear…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Renomear visão' }));
    const name = dialog.getByRole('textbox', { name: /^Nome/ });
    await expect(name).toHaveValue('Recife');
    await userEvent.clear(name);
    await userEvent.type(name, 'Pernambuco{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ nome: 'Pernambuco', compartilhada: true }, RECIFE));
  },
};

export const Empty: Story = {
  name: 'B-041 without views it says how to get one; while they load, and when they cannot be loaded, it says so',
  args: { views: [], onRetry: fn() },
  play: async ({ args, canvas, mount, userEvent }) => {
    await mount(<ListViews {...args} />);
    await expect((await openMenu(canvas, userEvent)).getByText(/^Nenhuma visão salva/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await mount(<ListViews {...args} views={undefined} />);
    await expect((await openMenu(canvas, userEvent)).getByText('Carregando as visões…')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await mount(<ListViews {...args} views={undefined} error="Não foi possível carregar as visões." />);
    const menu = await openMenu(canvas, userEvent);
    await expect(menu.getByText('Não foi possível carregar as visões.')).toBeVisible();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
