import type { WithPerfis } from '@guiche/domain/access';
import type { AskedParameter } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onScreen } from '../../test-support/screens.ts';
import { ReportParameters } from './report-parameters.tsx';

const item = (id: string, label: string) => ({ id, label });
const CLIENTS = [
  item('101', 'Banco Jequitibá S.A.'),
  item('102', 'Construtora Vale do Ipê Ltda.'),
  item('103', 'Frigorífico Pantanal Ltda.'),
  item('104', 'Laboratórios Bem Viver S.A.'),
  item('105', 'Mandacaru Tecnologia Ltda.'),
  item('106', 'Metalúrgica Serra Azul S.A.'),
  item('107', 'Tecelagem Rio das Flores Ltda.'),
  item('108', 'Ventos do Norte Energia S.A.'),
];
const parameter = (name: string, type: string, description: string, rest: Partial<AskedParameter> = {}): AskedParameter => ({
  name,
  type,
  description,
  required: false,
  value: null,
  ...rest,
});
const AGENCIES = parameter('agencias', 'LIST', 'Agências', { required: true, options: [item('1', 'Horizonte Viagens')] });
const TRAVELLERS = parameter('viajantes', 'LIST', 'Viajantes', { options: [item('7', 'Ana Prado'), item('8', 'Bento Reis')] });
const PARAMETERS: readonly AskedParameter[] = [
  parameter('clientes', 'LIST', 'Clientes', { required: true, options: CLIENTS }),
  TRAVELLERS,
  parameter('inicio', 'DATE', 'Emitidas desde', { required: true }),
  parameter('minimo', 'NUMBER', 'Valor mínimo'),
  parameter('localizador', 'STRING', 'Localizador'),
  parameter('detalhar', 'BOOLEAN', 'Detalhar por serviço'),
];
const SALES = { nome: 'Vendas por cliente', descricao: 'Total emitido de cada empresa, por tipo de serviço.', nomeArquivo: 'ven01.jrxml' };
const AGENCY = { perfis: ['AGENCIA'] };
const TRAVELLER = { perfis: ['viajante'] };
const APPROVER = { perfis: ['viajante', 'aprovador'] };

const meta = {
  title: 'Reports/ReportParameters',
  component: ReportParameters,
  decorators: [(Story) => <div className="g:max-w-3xl">{Story()}</div>],
  args: { report: SALES, parameters: PARAMETERS, person: AGENCY, today: '2026-11-27', onGenerate: fn() },
} satisfies Meta<typeof ReportParameters>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = (name: RegExp) => within(screen.getByRole('group', { name }));
const tick = (name: string) => screen.getByRole('checkbox', { name });
const generate = () => userEvent.click(screen.getByRole('button', { name: 'Gerar relatório' }));
const formats = () => within(screen.getByRole('group', { name: 'Formato' })).getAllByRole('radio');
const formatNames = () => formats().map((radio) => radio.closest('label')?.textContent);

export const EachType: Story = {};
export const Loading: Story = { args: { parameters: undefined } };
export const None: Story = { args: { parameters: [] } };
export const Failed: Story = {
  args: { parameters: undefined, error: 'Erro ao buscar relatórios', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tentar/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Generating: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(args.onGenerate).not.toHaveBeenCalled();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Generates: Story = {
  name: 'S-112 S-119 each parameter is asked for in the input of its type, and what was chosen is generated in the chosen format',
  tags: ['!autodocs'],
  play: async ({ args }) => {
    // A list: as many as are wanted, found without accents, in the order of the list.
    const clients = list(/^Clientes/);
    await expect(clients.getByRole('status')).toHaveTextContent(/^Nenhum selecionado$/);
    await expect(list(/^Viajantes/).getByRole('status')).toHaveTextContent(/^Vale para todos$/);
    await userEvent.type(clients.getByRole('searchbox', { name: 'Buscar em Clientes' }), 'metalurgica');
    await userEvent.click(tick('Metalúrgica Serra Azul S.A.'));
    await expect(clients.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.clear(clients.getByRole('searchbox'));
    await userEvent.click(tick('Construtora Vale do Ipê Ltda.'));
    await expect(clients.getByRole('status')).toHaveTextContent('2 selecionados');
    // A date, a number, a text and a yes or no.
    await userEvent.type(screen.getByRole('textbox', { name: 'Emitidas desde' }), '01112026');
    await expect(screen.getByRole('textbox', { name: 'Emitidas desde' })).toHaveValue('01/11/2026');
    await userEvent.type(screen.getByRole('textbox', { name: 'Valor mínimo' }), '1500,5');
    await userEvent.type(screen.getByRole('textbox', { name: 'Localizador' }), 'QK0O1I');
    await userEvent.click(tick('Detalhar por serviço'));
    await userEvent.click(screen.getByRole('radio', { name: 'Excel' }));
    await generate();
    await expect(args.onGenerate).toHaveBeenCalledOnce();
    await expect(args.onGenerate).toHaveBeenCalledWith({
      format: 'xls',
      parameters: [
        { name: 'clientes', type: 'LIST', description: 'Clientes', required: true, value: ['102', '106'] },
        { name: 'viajantes', type: 'LIST', description: 'Viajantes', required: false, value: [] },
        { name: 'inicio', type: 'DATE', description: 'Emitidas desde', required: true, value: '2026-11-01' },
        { name: 'minimo', type: 'NUMBER', description: 'Valor mínimo', required: false, value: 1500.5 },
        { name: 'localizador', type: 'STRING', description: 'Localizador', required: false, value: 'QK0O1I' },
        { name: 'detalhar', type: 'BOOLEAN', description: 'Detalhar por serviço', required: false, value: true },
      ],
    });
  },
};

export const PastDays: Story = {
  name: 'S-119 the day of an issue that is typed without its year lies in the past, that of a trip ahead',
  tags: ['!autodocs'],
  args: { parameters: [parameter('emissao', 'DATE', 'Emissão até', { past: true }), parameter('viagem', 'DATE', 'Viagem até')] },
  play: async ({ args }) => {
    for (const name of ['Emissão até', 'Viagem até']) await userEvent.type(screen.getByRole('textbox', { name }), '15/11');
    await generate();
    await expect(screen.getByRole('textbox', { name: 'Emissão até' })).toHaveValue('15/11/2026');
    await expect(args.onGenerate).toHaveBeenCalledWith({
      format: 'pdf',
      parameters: [
        { name: 'emissao', type: 'DATE', description: 'Emissão até', required: false, value: '2026-11-15' },
        { name: 'viagem', type: 'DATE', description: 'Viagem até', required: false, value: '2027-11-15' },
      ],
    });
  },
};

export const TurnedPeriod: Story = {
  name: 'S-119 a period that ends before it begins is refused at its last day, until that is another one',
  tags: ['!autodocs'],
  args: {
    parameters: [
      parameter('dataInicial', 'DATE', 'Emissão a partir de', { value: '2026-11-21' }),
      parameter('dataFinal', 'DATE', 'Emissão até', { value: '2026-11-20' }),
    ],
  },
  play: async ({ args }) => {
    await generate();
    const last = screen.getByRole('textbox', { name: 'Emissão até' });
    await expect(last).toHaveFocus();
    await expect(last).toHaveAccessibleDescription('A data inicial não pode ser posterior à data final.');
    await expect(args.onGenerate).not.toHaveBeenCalled();
    await userEvent.clear(last);
    await userEvent.type(last, '22112026');
    await generate();
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: 'S-116 what is missing is said at its field, the first one has the focus, what was typed stays, and nothing is generated',
  tags: ['!autodocs'],
  args: { onRefuse: fn() },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Localizador' }), 'QK0O1I');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(tick('Banco Jequitibá S.A.')).toHaveFocus());
    await expect(screen.getByRole('group', { name: /^Clientes/ })).toHaveAccessibleDescription('O campo Clientes é obrigatório.');
    const since = screen.getByRole('textbox', { name: 'Emitidas desde' });
    await expect(since).toHaveAccessibleDescription('O campo Emitidas desde é obrigatório.');
    await userEvent.keyboard(' ');
    await expect(screen.queryByText('O campo Clientes é obrigatório.')).toBeNull();
    await userEvent.type(since, '31022026');
    await expect(since).toHaveAccessibleDescription('Data inválida');
    await generate();
    await waitFor(() => expect(since).toHaveFocus());
    await expect(args.onGenerate).not.toHaveBeenCalled();
    await expect(args.onRefuse).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('textbox', { name: 'Localizador' })).toHaveValue('QK0O1I');
  },
};

export const RefusedByTheServer: Story = {
  name: 'S-123 what the server refuses is said at its field until that changes, or above the button when it is none of the fields',
  tags: ['!autodocs'],
  args: {
    parameters: PARAMETERS.map((each) => ({ ...each, required: false })),
    refused: [
      { key: 'data_invalida', field: 'inicio' },
      { key: 'campo_invalido', params: { campo: 'format' }, words: 'Este formato não existe.', field: 'format' },
    ],
  },
  play: async ({ args }) => {
    const since = screen.getByRole('textbox', { name: 'Emitidas desde' });
    await waitFor(() => expect(since).toHaveFocus());
    await expect(since).toHaveAccessibleDescription('Data inválida');
    await expect(screen.getByRole('alert')).toHaveTextContent('Este formato não existe.');
    await userEvent.type(since, '01112026');
    await expect(since).toBeValid();
    await generate();
    await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
};

export const PastedTooMuch: Story = {
  name: 'a pasted text that is longer than its field is cut, and the field says so until something else is typed',
  tags: ['!autodocs'],
  play: async () => {
    const locator = screen.getByRole('textbox', { name: 'Localizador' });
    await userEvent.click(locator);
    await userEvent.paste('a'.repeat(255));
    await expect(locator).not.toHaveAccessibleDescription(/Não coube inteiro/);
    await userEvent.paste('b');
    await expect(locator).toHaveValue('a'.repeat(255));
    await expect(locator).toHaveAccessibleDescription(/Não coube inteiro/);
    await userEvent.keyboard('{Backspace}');
    await expect(locator).not.toHaveAccessibleDescription(/Não coube inteiro/);
  },
};

export const ByKeyboard: Story = {
  name: 'S-119 a list is one stop of the Tab key: arrows move in it, Space ticks, and all of what is found is ticked and cleared at once',
  tags: ['!autodocs'],
  play: async () => {
    const clients = list(/^Clientes/);
    clients.getByRole('searchbox').focus();
    await userEvent.tab();
    await expect(clients.getByRole('button', { name: 'Selecionar todos em Clientes' })).toHaveFocus();
    await userEvent.tab();
    await expect(tick('Banco Jequitibá S.A.')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} {End} {ArrowUp}{ArrowDown}{ArrowDown}');
    await expect(tick('Ventos do Norte Energia S.A.')).toHaveFocus();
    const ticked = () => clients.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    await expect(ticked().map((box) => box.closest('label')?.textContent)).toEqual([
      'Frigorífico Pantanal Ltda.',
      'Ventos do Norte Energia S.A.',
    ]);
    await userEvent.tab();
    await expect(list(/^Viajantes/).getByRole('button', { name: 'Selecionar todos em Viajantes' })).toHaveFocus();
    // Of what is found alone: the others stay as they are.
    await userEvent.type(clients.getByRole('searchbox'), 's.a.');
    await userEvent.click(clients.getByRole('button', { name: 'Selecionar todos em Clientes' }));
    await expect(clients.getByRole('status')).toHaveTextContent('5 selecionados');
    await userEvent.click(clients.getByRole('button', { name: 'Limpar a seleção em Clientes' }));
    await expect(clients.getByRole('status')).toHaveTextContent('1 selecionado');
    await userEvent.clear(clients.getByRole('searchbox'));
    await expect(tick('Frigorífico Pantanal Ltda.')).toBeChecked();
    await userEvent.type(clients.getByRole('searchbox'), 'padaria');
    await expect(clients.getByText('Nenhum item com esse texto.')).toBeVisible();
  },
};

export const CutList: Story = {
  name: 'a list with more items than it shows ends in the middle of one, so that it is seen that more follow, in both densities',
  tags: ['!autodocs'],
  play: async ({ args, mount }) => {
    for (const density of ['comfortable', 'compact']) {
      await mount(
        <div data-density={density}>
          <ReportParameters {...args} />
        </div>,
      );
      const items = list(/^Clientes/).getByRole('list');
      const end = items.getBoundingClientRect().bottom;
      const cut = within(items)
        .getAllByRole('listitem')
        .filter((item) => item.getBoundingClientRect().top + 10 < end && end < item.getBoundingClientRect().bottom - 10);
      await expect(cut).toHaveLength(1);
    }
  },
};

export const SearchedOnSmallPhone: Story = {
  name: 'on a small phone the search of a list has a line of its own, and what is typed is in sight',
  tags: ['!autodocs'],
  ...onScreen('small'),
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async () => {
    const search = list(/^Clientes/).getByRole('searchbox');
    await expect(search.getBoundingClientRect().width).toBeGreaterThan(150);
  },
};

export const Formats: Story = {
  name: 'S-118 PDF, CSV, Excel and XLSX; text for the management report alone, and all five fit on a small phone',
  tags: ['!autodocs'],
  // What the page leaves of its width.
  ...onScreen('small'),
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ args, mount }) => {
    await mount(<ReportParameters {...args} key="sales" />);
    await expect(formatNames()).toEqual(['PDF', 'CSV', 'Excel', 'XLSX']);
    await mount(
      <ReportParameters {...args} report={{ ...SALES, nome: 'Relatório gerencial', nomeArquivo: 'age09.jrxml' }} parameters={[]} />,
    );
    await expect(formatNames()).toEqual(['PDF', 'CSV', 'Excel', 'XLSX', 'TXT']);
    const form = screen.getByRole('form');
    await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
    for (const [index, format] of ['pdf', 'csv', 'xls', 'xlsx', 'txt'].entries()) {
      const radio = formats()[index];
      if (radio) await userEvent.click(radio);
      await generate();
      await expect(args.onGenerate).toHaveBeenLastCalledWith({ format, parameters: [] });
    }
  },
};

export const KeptFormat: Story = {
  name: 'S-118 starts from the format that a caller kept, unless the report is not offered in it, and tells each one',
  tags: ['!autodocs'],
  args: { onFormatChange: fn() },
  play: async ({ args, mount }) => {
    await mount(<ReportParameters {...args} defaultFormat="xlsx" />);
    await expect(screen.getByRole('radio', { name: 'XLSX' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'CSV' }));
    await expect(args.onFormatChange).toHaveBeenCalledTimes(1);
    await expect(args.onFormatChange).toHaveBeenCalledWith('csv');
    await mount(<ReportParameters {...args} key="other" defaultFormat="txt" />);
    await expect(screen.getByRole('radio', { name: 'PDF' })).toBeChecked();
  },
};

export const Hidden: Story = {
  name: 'S-114 S-115 S-117 the agency does not see the list of agencies, nor a traveller who does not approve that of travellers; neither is asked for nor given',
  tags: ['!autodocs'],
  args: { parameters: [AGENCIES, { ...TRAVELLERS, required: true }, parameter('agencia', 'STRING', 'Agência de origem')] },
  play: async ({ args, mount }) => {
    const cases: readonly (readonly [WithPerfis, readonly string[]])[] = [
      [AGENCY, ['viajantes', 'agencia']],
      [TRAVELLER, ['agencias', 'agencia']],
      [APPROVER, ['agencias', 'viajantes', 'agencia']],
    ];
    for (const [person, shown] of cases) {
      await mount(<ReportParameters {...args} key={person.perfis.join()} person={person} />);
      await expect(screen.queryAllByRole('group', { name: /^Agências/ })).toHaveLength(shown.includes('agencias') ? 1 : 0);
      await expect(screen.queryAllByRole('group', { name: /^Viajantes/ })).toHaveLength(shown.includes('viajantes') ? 1 : 0);
      await expect(screen.getByRole('textbox', { name: 'Agência de origem' })).toBeVisible();
      for (const all of screen.getAllByRole('button', { name: /^Selecionar todos/ })) await userEvent.click(all);
      await generate();
      const given = (args.onGenerate as ReturnType<typeof fn>).mock.lastCall?.[0];
      await expect(given?.parameters.map(({ name }: AskedParameter) => name)).toEqual(shown);
    }
  },
};
