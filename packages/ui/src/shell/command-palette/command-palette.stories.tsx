import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, LayoutList, MonitorSmartphone } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CommandGroup } from './command.ts';
import { CommandPalette } from './command-palette.tsx';

const RECENT: CommandGroup = {
  id: 'recent',
  label: 'Recentes',
  commands: [{ id: 'request 48210', label: 'Solicitação 48210', sublabel: 'Marina Duarte · Banco Ipê', icon: <FileText /> }],
};
const SCREENS: CommandGroup = {
  id: 'screens',
  label: 'Telas',
  commands: [
    { id: '/agencia', label: 'Agência', keys: ['g', 'a'], icon: <LayoutList /> },
    { id: '/pendencia', label: 'Pendências', keys: ['g', 'p'], icon: <LayoutList /> },
    { id: '/historicoagencia', label: 'Histórico', keys: ['g', 'h'], icon: <LayoutList /> },
  ],
};
const ACTIONS: CommandGroup = {
  id: 'actions',
  label: 'Ações',
  commands: [{ id: 'sessions', label: 'Sessões abertas', icon: <MonitorSmartphone /> }],
};
const FOUND: CommandGroup = {
  id: 'found',
  label: 'Solicitações',
  found: true,
  commands: [{ id: 'request 48305', label: 'Solicitação 48305', sublabel: 'Localizador QXT7LM · Rafael Teixeira', icon: <FileText /> }],
};

/** The term is kept here, as whoever uses the palette keeps it. */
function Kept(props: ComponentProps<typeof CommandPalette>) {
  const [term, setTerm] = useState(props.term);
  return (
    <CommandPalette
      {...props}
      term={term}
      onTermChange={(next) => {
        setTerm(next);
        props.onTermChange(next);
      }}
    />
  );
}

const meta: Meta<typeof CommandPalette> = {
  title: 'Shell/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  render: (args) => <Kept {...args} />,
  args: { open: true, onOpenChange: fn(), groups: [RECENT, SCREENS, ACTIONS], term: '', onTermChange: fn(), onChoose: fn() },
};
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Buscar tela, solicitação ou ação' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
/** The option that Enter takes, as a screen reader learns of it. */
async function active() {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
}

export const Recent: Story = {
  name: 'B-049 the recent ones come first, then screens with their keys and actions, in groups with names',
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(3);
    for (const name of ['Recentes', 'Telas', 'Ações']) await expect(screen.getByRole('group', { name })).toBeVisible();
    await expect(options()).toEqual([
      'Solicitação 48210Marina Duarte · Banco Ipê',
      'Agênciaga',
      'Pendênciasgp',
      'Históricogh',
      'Sessões abertas',
    ]);
    await expect(screen.getByRole('status')).toHaveTextContent('5 resultados');
  },
};

export const Typed: Story = {
  name: 'B-049 typing narrows what is there, without accents; Enter chooses the first',
  play: async ({ args }) => {
    await userEvent.type(await field(), 'pendenc');
    await expect(args.onTermChange).toHaveBeenLastCalledWith('pendenc');
    await expect(options()).toEqual(['Pendênciasgp']);
    await expect(screen.getByRole('status')).toHaveTextContent('1 resultado');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('/pendencia');
  },
};

export const ByKeyboard: Story = {
  name: 'B-049 the arrows go round, and the marked option is named to a screen reader and in sight',
  play: async ({ args }) => {
    await userEvent.click(await field());
    await expect(await active()).toHaveTextContent('Solicitação 48210');
    await userEvent.keyboard('{ArrowUp}');
    await expect(await active()).toHaveTextContent('Sessões abertas');
    await expect(await active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await active()).toHaveTextContent('Agência');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('/agencia');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const FoundRequests: Story = {
  name: 'B-049 requests that a search found are shown as they are, whatever was typed',
  args: { term: 'qxt7lm', groups: [FOUND, SCREENS] },
  play: async ({ args }) => {
    await field();
    await expect(options()).toEqual(['Solicitação 48305Localizador QXT7LM · Rafael Teixeira']);
    await userEvent.click(screen.getByText('Solicitação 48305'));
    await expect(args.onChoose).toHaveBeenCalledWith('request 48305');
  },
};

const OLD: CommandGroup = { ...FOUND, commands: [{ id: 'request 48299', label: 'Solicitação 48299' }] };
const SEARCH_ENDS = 'search-ends';
/** Its search runs until the page is told that it ends, and then has found something else. */
function WhileSearching(props: ComponentProps<typeof CommandPalette>) {
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const end = () => setEnded(true);
    addEventListener(SEARCH_ENDS, end);
    return () => removeEventListener(SEARCH_ENDS, end);
  }, []);
  return <CommandPalette {...props} groups={ended ? [FOUND] : props.groups} searching={!ended} />;
}
export const EnteredEarly: Story = {
  name: 'B-049 Enter before the search has ended waits for it: what the letters before had found is not taken',
  args: { term: '48305', groups: [OLD] },
  render: (args) => <WhileSearching {...args} />,
  play: async ({ args }) => {
    await userEvent.type(await field(), '{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    dispatchEvent(new Event(SEARCH_ENDS));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledTimes(1));
    await expect(args.onChoose).toHaveBeenCalledWith('request 48305');
  },
};

export const EnteredWithMatch: Story = {
  name: 'B-049 a screen that matches is taken at once, also while a search runs',
  args: { term: 'pend', groups: [SCREENS, FOUND], searching: true },
  play: async ({ args }) => {
    await userEvent.type(await field(), '{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('/pendencia');
  },
};

export const Searching: Story = {
  args: { term: 'lima', groups: [SCREENS], searching: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Buscando solicitações…'));
    await expect(screen.queryByText(/Nada encontrado/)).toBeNull();
  },
};

export const Failed: Story = {
  name: 'a search that failed says so, and can be repeated; the screens are there all the same',
  args: { term: 'a', onRetry: fn() },
  play: async ({ args }) => {
    await field();
    await expect(screen.getByRole('status')).toHaveTextContent('Não foi possível buscar as solicitações.');
    await expect(screen.getByRole('group', { name: 'Telas' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Nothing: Story = {
  args: { term: 'zzz' },
  play: async () => {
    const list = within(await screen.findByRole('listbox', { name: 'Resultados' }));
    await expect(list.getByText(/^Nada encontrado/)).toBeVisible();
    await userEvent.type(await field(), '{Enter}');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };
