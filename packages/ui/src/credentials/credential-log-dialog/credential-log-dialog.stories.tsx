import type { CredentialContent } from '@guiche/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { COMPANIES } from '../../test-support/credential-fixtures.ts';
import { onScreen } from '../../test-support/screens.ts';
import { CredentialLogDialog, type ShownCredentialLogEntry } from './credential-log-dialog.tsx';

const RENATA = 'u-renata';
const units = (...indexes: number[]) =>
  indexes.flatMap((index) => COMPANIES[index] ?? []).map(({ id, nome }) => ({ id: String(id), nome }));

function entry(
  acao: string,
  antigo: CredentialContent | null,
  novo: CredentialContent | null,
  more: Partial<ShownCredentialLogEntry> & { empresas?: ShownCredentialLogEntry['detalhes']['empresas'] } = {},
): ShownCredentialLogEntry {
  const { empresas = { antigo: [], novo: [] }, ...rest } = more;
  const text = (content: CredentialContent | null) => content && JSON.stringify(content);
  return {
    acao,
    idUsuarioAgencia: null,
    colaborador: 'Camila Nogueira Prado',
    detalhes: { identificador: '57-1234', credencial: { antigo: text(antigo), novo: text(novo) }, empresas },
    ...rest,
  };
}

const FIRST = { usuario: 'ana', senha: '••••', cobrancaFee: 'FORNECEDOR' } as const;
const SECOND = { ...FIRST, usuario: 'bia', cobrancaFee: 'VIAJANTE', fee: 35, tipoEmissao: 'AUTOMATICO' } as const;

const ENTRIES = [
  entry('DESATIVAR', SECOND, SECOND, { colaborador: null }),
  entry('ALTERAR', FIRST, SECOND, {
    colaborador: null,
    data: '2026-11-20T14:05:00Z',
    idUsuarioAgencia: RENATA,
    empresas: { antigo: units(0), novo: units(0, 1, 2, 3) },
  }),
  entry('ADICIONAR', null, FIRST, { data: '2026-11-19T12:00:00Z', empresas: { antigo: [], novo: units(0) } }),
];

const meta = {
  title: 'Credentials/CredentialLogDialog',
  component: CredentialLogDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    context: 'Gol',
    entries: ENTRIES,
    nameOf: (id) => (id === RENATA ? 'Renata Vasconcelos' : undefined),
  },
} satisfies Meta<typeof CredentialLogDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = () => within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem');
/** The changes of an entry: field, before, after. */
const changes = (item: HTMLElement | undefined) =>
  [...(item?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent,
    ...[...(term.parentElement?.querySelectorAll('dd > span:last-child') ?? [])].map(({ textContent }) => textContent),
  ]);

export const Listed: Story = {};
export const Some: Story = {
  name: 'A-244 each entry has its moment, its action in words, who did it, and what changed, old and new side by side; one without a moment shows none',
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Histórico da credencial' })).toHaveAccessibleDescription('Gol');
    const [off, changed, added] = items();
    await expect(off).toHaveTextContent(/^Credencial desativadapor alguém da agênciaIdentificação 57-1234$/);
    await expect(changed).toHaveTextContent(/^20\/11 11:05Credencial alteradapor Renata Vasconcelos/);
    await expect(changes(changed)).toEqual([
      ['Usuário', 'ana', 'bia'],
      ['Cobrança do fee', 'Definido no fornecedor', 'Por viajante'],
      ['Fee', 'vazio', expect.stringMatching(/^R\$\s35,00$/)],
      ['Tipo de emissão', 'vazio', 'Automático'],
      ['Empresas', COMPANIES[0].nome, expect.stringMatching(/^Metalúrgica.*, Construtora.*, Tecelagem.*… Ver todas \(4\)$/)],
    ]);
    await expect(added).toHaveTextContent(/^19\/11 09:00Credencial adicionadapor Camila Nogueira Prado/);
    await expect(changes(added)[0]).toEqual(['Usuário', 'vazio', 'ana']);
    await expect(changes(added)[1]).toEqual(['Senha', 'vazio', '••••']);
  },
};

export const AllUnits: Story = {
  name: 'A-245 three business units are named; all of them are reached by keyboard and by pointer',
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    const more = screen.getByRole('button', { name: 'Ver todas (4)' });
    const all = () =>
      within(screen.getByRole('dialog', { name: 'Empresas' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(all()).toEqual(COMPANIES.map(({ nome }) => nome)));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(more);
    await waitFor(() => expect(all()).toHaveLength(4));
  },
};

export const Unknown: Story = {
  name: 'A-319 A-244 an action that is not known is said to be so',
  tags: ['!autodocs'],
  args: { entries: [entry('EXPLODIR', null, null)] },
  play: async () => {
    await expect(items()[0]).toHaveTextContent('Ação não reconhecida.');
    await expect(items()[0]).not.toHaveTextContent('EXPLODIR');
  },
};
export const Empty: Story = { args: { entries: [] } };
export const OnAPhone: Story = onScreen('phone');
export const Loading: Story = { args: { entries: undefined } };
export const Failed: Story = {
  args: { entries: undefined, error: 'Erro ao buscar o histórico de alterações.', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Tentar/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
