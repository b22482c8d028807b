import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, screen, waitFor } from 'storybook/test';
import { Dialog } from '../../primitives/dialog/index.ts';
import { StatesMatrix } from '../../test-support/states-matrix.tsx';
import { Autocomplete, type AutocompleteProps } from './autocomplete.tsx';
import type { AutocompleteItem } from './autocomplete-item.ts';

const AIRPORTS: readonly AutocompleteItem[] = [
  { id: 'GRU', label: 'GRU · São Paulo', sublabel: 'Aeroporto Internacional de Guarulhos, SP' },
  { id: 'CGH', label: 'CGH · São Paulo', sublabel: 'Aeroporto de Congonhas, SP' },
  { id: 'VCP', label: 'VCP · Campinas', sublabel: 'Aeroporto Internacional de Viracopos, SP' },
  { id: 'SDU', label: 'SDU · Rio de Janeiro', sublabel: 'Aeroporto Santos Dumont, RJ' },
  { id: 'GIG', label: 'GIG · Rio de Janeiro', sublabel: 'Aeroporto Internacional Tom Jobim, RJ' },
];

const [GRU] = AIRPORTS;

type Search = AutocompleteProps<AutocompleteItem>['onSearch'];

const searchAirports: Search = async (term) =>
  AIRPORTS.filter(({ label, sublabel }) => `${label} ${sublabel}`.toLowerCase().includes(term.toLowerCase()));

const meta = {
  title: 'Inputs/Autocomplete',
  component: Autocomplete<AutocompleteItem>,
  args: {
    label: 'Origem',
    placeholder: 'Cidade ou código',
    debounce: 20,
    onSearch: fn<Search>(searchAirports),
    onValueChange: fn(),
    className: 'g:max-w-72',
  },
} satisfies Meta<typeof Autocomplete<AutocompleteItem>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const field = { name: 'Origem' };

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: GRU } };

export const States: Story = {
  render: (args: AutocompleteProps<AutocompleteItem>) => (
    <StatesMatrix>
      {(state, filled, name) => <Autocomplete {...args} {...state} label={name} defaultValue={filled ? GRU : null} className="" />}
    </StatesMatrix>
  ),
};

const searchSaoPaulo: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox', field), 'são');
  await screen.findByRole('option', { name: /GRU/ });
};

export const Found: Story = {
  tags: ['picture'],
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  play: searchSaoPaulo,
};

export const MinimumLength: Story = {
  name: 'S-161 searches from the third character on',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    await userEvent.type(input, 'sã ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Digite ao menos 3 letras');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(input, '{Backspace}o');
    await screen.findByRole('option', { name: /GRU/ });
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith('são', expect.any(AbortSignal));
  },
};

export const OtherMinimum: Story = {
  name: 'S-161 a field may set another minimum',
  args: { minChars: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', field), 'gr');
    await screen.findByRole('option', { name: /GRU/ });
  },
};

export const MenuWidth: Story = {
  name: 'S-162 the menu is 450 px wide',
  play: async (context) => {
    await searchSaoPaulo(context);
    const menu = screen.getByRole('listbox', field).parentElement;
    await waitFor(() => expect(menu?.getBoundingClientRect().width).toBe(450));
  },
};

export const AskedOnce: Story = {
  name: 'asks once for each term and each opening without a silence',
  args: { debounce: 0, minChars: 1, searchEmpty: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    await userEvent.click(input);
    await screen.findByRole('option', { name: /GIG/ });
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await userEvent.type(input, 'g');
    await waitFor(() => expect(screen.getByRole('listbox', field)).toBeVisible());
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

export const NothingFound: Story = {
  name: 'S-166 an empty answer shows one entry, which does nothing',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    await userEvent.type(input, 'xyz');
    const entry = await screen.findByRole('option', { name: 'Nenhum resultado encontrado' });
    await userEvent.click(entry);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await expect(entry).toBeVisible();
  },
};

export const ChosenByKeyboard: Story = {
  name: 'S-168 label and sublabel are shown; arrows, Home, End and Enter choose',
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await searchSaoPaulo(context);
    const input = canvas.getByRole('combobox', field);
    const [first, second] = screen.getAllByRole('option');
    await expect(first).toHaveTextContent('GRU · São PauloAeroporto Internacional de Guarulhos, SP');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', first?.id);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 resultados');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant', second?.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{End}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(AIRPORTS[1]);
    await expect(input).toHaveValue('CGH · São Paulo');
    await expect(input).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const ChosenByPointer: Story = {
  name: 'A press chooses and keeps the focus in the field; the clear button empties it',
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await searchSaoPaulo(context);
    await userEvent.click(screen.getByRole('option', { name: /CGH/ }));
    const input = canvas.getByRole('combobox', field);
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(AIRPORTS[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar: Origem' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const ChosenIsReplaced: Story = {
  name: 'What was chosen is selected where the focus stays: what is typed next takes its place, not one behind it',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await searchSaoPaulo(context);
    await userEvent.keyboard('{Enter}');
    const input = canvas.getByRole<HTMLInputElement>('combobox', field);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(input.value);
    await userEvent.keyboard('rec');
    await expect(input).toHaveValue('rec');
  },
};

export const Refused: Story = {
  name: 'Text that was not chosen stays when the field is left, is no value, and the field says so; Escape brings the choice back',
  args: { defaultValue: GRU },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('combobox', field);
    await userEvent.type(input, 'x');
    await userEvent.click(document.body);
    await expect(input).toHaveValue('x');
    await expect(input).toHaveAccessibleDescription('Escolha uma opção da lista.');
    await expect(input.validity.customError).toBe(true);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('GRU · São Paulo');
    await expect(input).not.toHaveAccessibleDescription('Escolha uma opção da lista.');
    await expect(input.validity.customError).toBe(false);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(GRU);
  },
};

export const Undone: Story = {
  name: 'Escape closes the list, and again brings the choice back; nothing is told',
  args: { defaultValue: GRU },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    await userEvent.click(input);
    await userEvent.keyboard('y');
    await expect(input).toHaveValue('y');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('y');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('GRU · São Paulo');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A dialog with two fields after each other, as in a modal. */
const inDialog: Story['render'] = (args: AutocompleteProps<AutocompleteItem>) => (
  <Dialog open onOpenChange={() => undefined} title="Trecho">
    <Autocomplete {...args} />
    <Autocomplete {...args} label="Destino" />
  </Dialog>
);

export const TakenByTab: Story = {
  name: 'After typing, Tab takes the marked option and goes on to the next field',
  render: inDialog,
  play: async ({ args, userEvent }) => {
    const input = await screen.findByRole('combobox', field);
    await userEvent.click(input);
    await userEvent.keyboard('gru');
    await screen.findByRole('option', { name: /GRU/ });
    await userEvent.tab();
    await expect(input).toHaveValue('GRU · São Paulo');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(GRU);
    await expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('combobox', { name: 'Destino' })).toHaveFocus();
  },
};

export const TabWithoutTyping: Story = {
  name: 'Where nothing was typed, Tab takes nothing',
  args: { searchEmpty: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', field));
    await screen.findAllByRole('option');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const later: ((items: readonly AutocompleteItem[]) => void)[] = [];
const searchLater = fn<Search>(() => new Promise<readonly AutocompleteItem[]>((resolve) => later.push(resolve)));
const forgetSearches = () => {
  later.length = 0;
};

export const EnterBeforeTheAnswer: Story = {
  name: 'Enter before the answer is there is remembered, and takes the first option when it comes',
  args: { debounce: 100_000, onSearch: searchLater },
  beforeEach: forgetSearches,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    await userEvent.click(input);
    await userEvent.keyboard('gru{Enter}');
    await waitFor(() => expect(later).toHaveLength(1));
    later[0]?.([AIRPORTS[0] as AutocompleteItem]);
    await waitFor(() => expect(input).toHaveValue('GRU · São Paulo'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(GRU);
    await expect(input).toHaveFocus();
  },
};

export const TabBeforeTheAnswer: Story = {
  name: 'Tab before the answer is there goes on, and the option is taken when the answer comes; nothing found is said',
  args: { debounce: 100_000, onSearch: searchLater },
  beforeEach: forgetSearches,
  render: inDialog,
  play: async ({ args, userEvent }) => {
    const input = await screen.findByRole('combobox', field);
    const next = screen.getByRole('combobox', { name: 'Destino' });
    await userEvent.click(input);
    await userEvent.keyboard('gru');
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await expect(input).toHaveValue('gru');
    await waitFor(() => expect(later).toHaveLength(1));
    later[0]?.([AIRPORTS[0] as AutocompleteItem]);
    await waitFor(() => expect(input).toHaveValue('GRU · São Paulo'));
    await expect(next).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);

    await userEvent.keyboard('zzz');
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(later).toHaveLength(2));
    later[1]?.([]);
    await waitFor(() => expect(next).toHaveAccessibleDescription('Escolha uma opção da lista.'));
    await expect(next).toHaveValue('zzz');
  },
};

export const PressElsewhere: Story = {
  name: 'A press on another field goes there, takes nothing, and takes what is called exactly so',
  render: inDialog,
  play: async ({ args, userEvent }) => {
    const input = await screen.findByRole('combobox', field);
    const next = screen.getByRole('combobox', { name: 'Destino' });
    await userEvent.click(input);
    await userEvent.keyboard('são');
    await screen.findByRole('option', { name: /CGH/ });
    await userEvent.click(next);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(next).toHaveFocus();
    await expect(input).toHaveValue('são');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.keyboard('cgh');
    await screen.findByRole('option', { name: /CGH/ });
    await userEvent.click(next);
    await expect(input).toHaveValue('CGH · São Paulo');
    await expect(next).toHaveFocus();
  },
};

export const AtOnce: Story = {
  name: 'Items that are there at once are shown with the key, without a wait',
  args: {
    debounce: 0,
    onSearch: fn<Search>((term) => AIRPORTS.filter(({ label }) => label.toLowerCase().includes(term))),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', field));
    await userEvent.keyboard('gru');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('option', { name: /GRU/ })).toBeInTheDocument();
  },
};

export const Keeps: Story = {
  name: 'Text that was not chosen stays where the caller keeps free text',
  args: { leave: 'keep', onTermChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    await userEvent.type(input, 'Campo de Marte');
    await userEvent.tab();
    await expect(input).toHaveValue('Campo de Marte');
    await expect(args.onTermChange).toHaveBeenLastCalledWith('Campo de Marte');
  },
};

export const KeepsByName: Story = {
  name: 'Where free text is kept, a text that a result is called is that result',
  args: { leave: 'keep', onTermChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    await userEvent.type(input, 'gru');
    await screen.findByRole('option', { name: /GRU/ });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'GRU' }));
  },
};

let failures = 0;
export const Failed: Story = {
  name: 'A failed search says so, and Enter or a press tries again',
  args: {
    onSearch: fn<Search>(async (term, signal) => {
      failures -= 1;
      if (failures >= 0) throw new Error('offline');
      return searchAirports(term, signal);
    }),
  },
  beforeEach: () => {
    failures = 2;
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    await userEvent.type(input, 'são');
    await screen.findByRole('button', { name: 'Tentar de novo' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Não foi possível buscar.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await screen.findByRole('option', { name: /GRU/ });
    await expect(input).toHaveFocus();
  },
};

export const Loading: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
  args: { onSearch: fn<Search>(() => new Promise<readonly AutocompleteItem[]>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', field), 'são');
    await expect(canvas.getByRole('status')).toHaveTextContent('Carregando');
  },
};

const answers: ((items: readonly AutocompleteItem[]) => void)[] = [];
export const StaleAnswers: Story = {
  name: 'An answer to an older term is dropped, and its search is aborted',
  args: { onSearch: fn<Search>(() => new Promise<readonly AutocompleteItem[]>((resolve) => answers.push(resolve))) },
  play: async ({ args, canvas, userEvent }) => {
    const search = args.onSearch;
    answers.length = 0;
    const input = canvas.getByRole('combobox', field);
    await userEvent.type(input, 'são');
    await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
    await userEvent.type(input, ' p');
    await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
    await expect(search.mock.calls[0]?.[1].aborted).toBe(true);
    answers[1]?.([{ id: 'CGH', label: 'CGH · São Paulo' }]);
    await screen.findByRole('option', { name: /CGH/ });
    answers[0]?.([{ id: 'OLD', label: 'Velho' }]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(screen.queryByRole('option', { name: 'Velho' })).not.toBeInTheDocument();
  },
};

export const WholeList: Story = {
  name: 'S-164 where an empty term is searched, opening the field shows the whole list',
  args: { searchEmpty: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    await userEvent.click(input);
    await expect(await screen.findAllByRole('option')).toHaveLength(AIRPORTS.length);
    await expect(args.onSearch).toHaveBeenCalledWith('', expect.any(AbortSignal));
    await userEvent.type(input, 's');
    await expect(canvas.getByRole('status')).toHaveTextContent('Digite ao menos 3 letras');
  },
};

export const IdBound: Story = {
  name: 'S-164 *** in a lookup that is bound to an id shows the whole list; elsewhere it is a term like any other',
  args: { idBound: true, onSearch: fn<Search>(async (term) => (term === '' ? AIRPORTS : [])) },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    await userEvent.type(input, '***');
    await expect(await screen.findAllByRole('option')).toHaveLength(AIRPORTS.length);
    await expect(args.onSearch).toHaveBeenLastCalledWith('', expect.any(AbortSignal));
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue(AIRPORTS[0]?.label ?? '');
  },
};

const inClosableDialog = (args: AutocompleteProps<AutocompleteItem>) => (
  <Dialog open onOpenChange={(open) => args.onTermChange?.(`dialog ${open}`)} title="Hospedagem">
    <Autocomplete {...args} />
  </Dialog>
);

const MANY = Array.from({ length: 40 }, (_, index) => ({ id: String(index), label: `Hotel ${index + 1}`, sublabel: 'São Paulo, SP' }));
export const InDialog: Story = {
  name: 'In a dialog Escape closes the list alone, and the list scrolls to the marked entry',
  args: { onSearch: fn<Search>(async () => MANY), onTermChange: fn() },
  render: inClosableDialog,
  play: async ({ args, userEvent }) => {
    const input = await screen.findByRole('combobox', field);
    await userEvent.type(input, 'hotel');
    await screen.findByRole('option', { name: /Hotel 40/ });
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('option', { name: /Hotel 40/ });
    const list = screen.getByRole('listbox').parentElement;
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list?.getBoundingClientRect().bottom ?? 0));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Hospedagem' })).toBeVisible();
    await expect(args.onTermChange).not.toHaveBeenCalledWith('dialog false');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: /Hotel 40/ });
  },
};

export const EscapeInDialog: Story = {
  name: 'In a dialog the second Escape brings the choice back, and only the next one asks to close the dialog',
  args: { defaultValue: GRU, onTermChange: fn() },
  render: inClosableDialog,
  play: async ({ args, userEvent }) => {
    const input = await screen.findByRole('combobox', field);
    await userEvent.click(input);
    await userEvent.keyboard('são');
    await screen.findByRole('option', { name: /CGH/ });
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('são');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('GRU · São Paulo');
    await expect(args.onTermChange).not.toHaveBeenCalledWith('dialog false');
    await userEvent.keyboard('{Escape}');
    await expect(args.onTermChange).toHaveBeenCalledWith('dialog false');
  },
};

const placed = (args: AutocompleteProps<AutocompleteItem>) => (
  <div style={{ paddingTop: '60vh', height: '200vh' }}>
    <Autocomplete {...args} />
  </div>
);
const panelOf = () => screen.getByRole('listbox', field).parentElement as HTMLElement;

export const Placed: Story = {
  name: 'The list stands below its field, above it where there is only room there, and follows it while the page scrolls',
  args: { onSearch: fn<Search>(async () => MANY) },
  render: placed,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    const shell = input.parentElement as HTMLElement;
    input.scrollIntoView({ block: 'start' });
    await userEvent.type(input, 'hotel');
    await screen.findByRole('option', { name: /Hotel 1 / });
    const below = () => panelOf().getBoundingClientRect().top - shell.getBoundingClientRect().bottom;
    await expect(below()).toBe(4);
    scrollBy(0, -100);
    await waitFor(() => expect(below()).toBe(4));
    await expect(shell.getBoundingClientRect().top).toBeGreaterThan(90);
    input.scrollIntoView({ block: 'end' });
    await waitFor(() => expect(shell.getBoundingClientRect().top - panelOf().getBoundingClientRect().bottom).toBe(4));
    await expect(panelOf().getBoundingClientRect().top).toBeGreaterThanOrEqual(8);
  },
};

export const OnAPhone: Story = {
  name: 'A tap elsewhere closes the list, and a list near the right edge stays inside the window',
  args: { onSearch: fn<Search>(async () => MANY), className: 'g:ms-auto g:w-40' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    await userEvent.type(input, 'hotel');
    await screen.findByRole('option', { name: /Hotel 40/ });
    const { left, right } = panelOf().getBoundingClientRect();
    await expect([left >= 8, right]).toEqual([true, document.documentElement.clientWidth - 8]);
    const tap = (element: Element) => element.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }));
    tap(input);
    tap(screen.getByRole('option', { name: /Hotel 2 / }));
    await expect(screen.getByRole('listbox')).toBeVisible();
    tap(document.body);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const LastAtOnce: Story = {
  name: 'The last of many options can be marked at once',
  args: { debounce: 0, onSearch: fn<Search>(() => MANY) },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    await userEvent.click(input);
    // In one task: before a frame is painted, most options are not in the page yet.
    void fireEvent.change(input, { target: { value: 'hotel' } });
    void fireEvent.keyDown(input, { key: 'ArrowUp' });
    const marked = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await expect(marked).toHaveTextContent('Hotel 40');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(MANY[39]);
  },
};

const THOUSANDS = Array.from({ length: 5000 }, (_, index) => ({ id: String(index), label: `Hotel ${index + 1}` }));

export const FiveThousand: Story = {
  name: 'Of 5,000 options at most 60 are in the page, wherever one jumps or scrolls, and each tells its place among all',
  args: {
    debounce: 0,
    minChars: 1,
    searchEmpty: true,
    onSearch: fn<Search>((term) => (term === '' ? THOUSANDS : THOUSANDS.filter(({ label }) => label.includes(term)))),
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', field);
    const options = () => screen.getAllByRole('option');
    const marked = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    const isInSight = (option: Element) => {
      const { top, bottom } = option.getBoundingClientRect();
      const panel = option.closest('[data-slot="option-panel"]')?.getBoundingClientRect();
      return panel !== undefined && top >= panel.top - 1 && bottom <= panel.bottom + 1;
    };
    await userEvent.click(input);
    await waitFor(() => expect(options().length).toBeGreaterThan(14));
    await expect(options().length).toBeLessThanOrEqual(60);
    await expect(options().map((option) => option.getAttribute('aria-setsize'))).toEqual(options().map(() => '5000'));

    for (const [key, label] of [
      ['ArrowUp', 'Hotel 5000'],
      ['ArrowDown', 'Hotel 1'],
      ['End', 'Hotel 5000'],
      ['ArrowUp', 'Hotel 4999'],
      ['Home', 'Hotel 1'],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await waitFor(() => expect(marked()).toHaveTextContent(new RegExp(`^${label}$`)));
      await waitFor(() => expect(marked() && isInSight(marked() as HTMLElement)).toBe(true));
      await expect(marked()).toHaveAttribute('aria-posinset', label?.slice(6));
      await expect(options().length).toBeLessThanOrEqual(60);
    }

    const panel = screen.getByRole('listbox').closest('[data-slot="option-panel"]');
    if (!panel) throw new Error('The options stand in no panel.');
    await expect(panel.scrollHeight).toBeGreaterThan(5000 * 24);
    panel.scrollTop = panel.scrollHeight / 2;
    const inSight = () => options().filter(isInSight);
    await waitFor(() => expect(inSight().map(({ textContent }) => textContent)).toContain('Hotel 2505'));
    await expect(inSight().length).toBeGreaterThan(6);
    await expect(options().length).toBeLessThanOrEqual(60);

    // Fewer are found: they are shown from their first one.
    await userEvent.keyboard('499');
    await waitFor(() => expect(inSight()[0]).toHaveTextContent(/^Hotel 499$/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(THOUSANDS[498]);
  },
};

const AIRPORTS_BY_CODE = [
  { id: 'GRU', label: 'GRU · São Paulo, SP', folded: { text: 'GRU', below: 'São Paulo, SP' } },
  { id: 'REC', label: 'REC · Recife, PE', folded: { text: 'REC', below: 'Recife, PE' } },
] as const;

export const FoldsToItsCode: Story = {
  name: 'an item with a code is its code while the field is not focused, with its name below; focused it is the whole text, selected',
  args: {
    folds: true,
    minChars: 1,
    debounce: 0,
    defaultValue: AIRPORTS_BY_CODE[0],
    onSearch: fn<Search>((term) => AIRPORTS_BY_CODE.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()))),
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Origem' });
    await expect(field).toHaveValue('GRU');
    await expect(canvas.getByText('São Paulo, SP')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('São Paulo, SP');
    const top = field.getBoundingClientRect().top;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('GRU · São Paulo, SP');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await expect(field.getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard('rec');
    await screen.findByRole('option', { name: 'REC · Recife, PE' });
    await userEvent.tab();
    await expect(field).toHaveValue('REC');
    await expect(field).toHaveAccessibleDescription('Recife, PE');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const FoldedByAPress: Story = {
  name: 'a press on the code selects the whole text, and Escape brings the code back when the field is left',
  args: { ...FoldsToItsCode.args },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Origem' });
    await userEvent.click(field);
    await expect(field).toHaveValue('GRU · São Paulo, SP');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await userEvent.keyboard('xx');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(field).toHaveValue('GRU · São Paulo, SP');
    await userEvent.tab();
    await expect(field).toHaveValue('GRU');
  },
};

/** Presses Tab after the answer has come in and before it is rendered. */
async function tabBetween(input: HTMLElement, answer: () => void): Promise<void> {
  answer();
  // The promise reaches the field in microtasks; React renders in a later task.
  for (let turn = 0; turn < 5; turn += 1) await null;
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }));
  input.blur();
}

export const TabAsAnswerComes: Story = {
  name: 'Tab between the arrival of the answer and its picture takes the first result, or says that there is none',
  play: async ({ args, canvas, userEvent }) => {
    let answer = () => {};
    mocked(args.onSearch).mockImplementation(async (term, signal) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return searchAirports(term, signal);
    });
    const input = canvas.getByRole('combobox', field);
    await userEvent.type(input, 'cong');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('cong', expect.anything()));
    await tabBetween(input, answer);
    await waitFor(() => expect(input).toHaveValue('CGH · São Paulo'));
    await userEvent.clear(input);
    await userEvent.type(input, 'LA3345');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('LA3345', expect.anything()));
    await tabBetween(input, answer);
    await expect(await canvas.findByText('Escolha uma opção da lista.')).toBeVisible();
  },
};

export const ChosenElsewhere: Story = {
  name: 'a choice that another field brings takes the place of a text that is no choice, and its error goes',
  args: { value: null },
  play: async ({ args, mount, userEvent }) => {
    const canvas = await mount();
    await userEvent.type(canvas.getByRole('combobox', field), 'LA3345');
    await userEvent.tab();
    await expect(await canvas.findByText('Escolha uma opção da lista.')).toBeVisible();
    await mount(<Autocomplete {...args} value={GRU ?? null} />);
    await waitFor(() => expect(canvas.getByRole('combobox', field)).toHaveValue('GRU · São Paulo'));
    await expect(canvas.queryByText('Escolha uma opção da lista.')).toBeNull();
  },
};
