import { credentialFields, issuingTypesOffered } from '@guiche/domain/credentials';
import type { CredentialContent } from '@guiche/domain/entities';
import { type EstadoCredencial, serviceKindOfId, TIPO_SERVICO_ID, type TipoServico } from '@guiche/domain/enums';
import { consolidatorName } from '@guiche/domain/quotes';
import type { CardVault } from '../cards/card-vault.ts';
import type { CredentialLogRow } from '../credentials/data/credential-log.ts';
import type { RequestRow } from '../credentials/data/credential-requests.ts';
import type { CredentialRow } from '../credentials/data/credentials.ts';
import { detailsOf, logRow } from '../credentials/log-credential.ts';
import { sealedFields } from '../credentials/request-credential.ts';
import { sealedContent } from '../credentials/sealed-content.ts';
import { seeded } from '../sandbox/search/seeded.ts';
import { DEMO_COMPANIES, type DemoAgencies } from './demo-agencies.ts';
import type { makeUsers } from './demo-users.ts';

/** The agency whose credentials are shown in all states. */
const AGENCY = 1;

interface FurtherCredential {
  readonly kind: TipoServico;
  readonly consolidadora: string;
  readonly content: CredentialContent;
  readonly empresas?: readonly number[];
  readonly estado?: EstadoCredencial;
}

/** Credentials that are not in use, so that the searches and choices of the demo are those of the active ones. */
const FURTHER: readonly FurtherCredential[] = [
  { kind: 'AEREO', consolidadora: 'LATAM_NDC', content: { cobrancaFee: 'FORNECEDOR', tipoEmissao: 'MANUAL' } },
  // Its test fails: the sandbox blocks users of this name.
  {
    kind: 'AEREO',
    consolidadora: 'SAKURA',
    content: { usuario: 'bloqueado.sakura', cobrancaFee: 'SERVICO', fee: 30 },
    empresas: [101, 102],
  },
  // Nobody may add one of these any more; it stays.
  { kind: 'AEREO', consolidadora: 'TRAVELHUB', content: { cobrancaFee: 'FORNECEDOR' }, empresas: [103] },
  { kind: 'AEREO', consolidadora: 'ESFERAFACIL', content: {}, empresas: [101, 104, 107, 109], estado: 'SOLICITADA' },
  { kind: 'AEREO', consolidadora: 'ANCORADOURO', content: {}, estado: 'CANCELADA' },
  { kind: 'HOTEL', consolidadora: 'EXPEDIA', content: { cobrancaFee: 'VIAJANTE', fee: 18.5, tipoEmissao: 'AUTOMATICO' } },
  { kind: 'HOTEL', consolidadora: 'HRS', content: { senha: 'errada', cobrancaFee: 'FORNECEDOR' }, empresas: [101] },
  { kind: 'HOTEL', consolidadora: 'OMNIBEES', content: {}, estado: 'SOLICITADA' },
  { kind: 'CARRO', consolidadora: 'MANUAL', content: { cobrancaFee: 'SERVICO', fee: 25 } },
  { kind: 'RODOVIARIO', consolidadora: 'MANUAL', content: { cobrancaFee: 'VIAJANTE', fee: 8 } },
  { kind: 'OUTROS', consolidadora: 'MANUAL', content: { cobrancaFee: 'SERVICO', fee: 15, tipoEmissao: 'SISTEMA_EXTERNO' } },
];
/** An active one that was requested before. */
const ACTIVATED = 'FLYTOUR';

/** An invented log-in with what the consolidator asks for: nobody is logged in with it. */
function loginOf(consolidadora: string, kind: TipoServico): CredentialContent {
  const asked = credentialFields(consolidadora, kind, {});
  const word = consolidadora.toLowerCase();
  return {
    ...(asked.includes('usuario') && { usuario: `guiche.${word}` }),
    ...(asked.includes('senha') && { senha: `demo-${word}` }),
    ...(asked.includes('agencyId') && { agencyId: String(seeded('agencia', word).int(10_000, 99_999)) }),
    ...(asked.includes('groupId') && { groupId: String(seeded('grupo', word).int(100, 999)) }),
  };
}

/** A credential of the demo before its content is encrypted. */
type PlainRow = DemoAgencies['agenciaServicos'][number];

function inUse(cards: CardVault, row: PlainRow): CredentialRow {
  const kind = serviceKindOfId(row.tipoServicoId);
  const content = { ...(JSON.parse(row.credencial) as object), ...loginOf(row.consolidadora, kind) };
  const estado = row.agenciaId === AGENCY && row.consolidadora === ACTIVATED ? 'ATIVADA' : null;
  return { ...row, ...sealedContent(cards, row.id, content), ativo: true, estado, versao: 1 };
}

function furtherRow(cards: CardVault, { kind, consolidadora, content, empresas = [], estado }: FurtherCredential): CredentialRow {
  const id = seeded('credencial', kind, consolidadora).uuid();
  // What was only requested has no content yet.
  const whole = estado ? {} : { ...loginOf(consolidadora, kind), ...content };
  return {
    id,
    agenciaId: AGENCY,
    tipoServicoId: TIPO_SERVICO_ID[kind],
    consolidadora,
    tipoEmissao: content.tipoEmissao ?? issuingTypesOffered(consolidadora)[0] ?? 'SISTEMA_EXTERNO',
    identificador: estado ? '' : `${consolidadora}-${AGENCY}`,
    ...sealedContent(cards, id, whole),
    empresas: [...empresas],
    ativo: false,
    estado: estado ?? null,
    versao: 1,
  };
}

/** The credentials of all agencies, each with its log-in; of the first one some more, which are not in use. */
export function makeCredentials(cards: CardVault, rows: readonly PlainRow[]): readonly CredentialRow[] {
  return [...rows.map((row) => inUse(cards, row)), ...FURTHER.map((one) => furtherRow(cards, one))];
}

const DAY_MS = 86_400_000;
const NAMES: ReadonlyMap<number, string> = new Map(DEMO_COMPANIES.map(({ id, nome }) => [id, nome]));

/** What the suppliers were sent for the credentials that were requested, and the log of the first agency's credentials. */
export function makeCredentialHistory(
  cards: CardVault,
  now: Date,
  credentials: readonly CredentialRow[],
  { usuarios }: Pick<ReturnType<typeof makeUsers>, 'usuarios'>,
): { solicitacoes: readonly RequestRow[]; logs: readonly CredentialLogRow[] } {
  const author = usuarios.find(({ agenciaId, perfis }) => agenciaId === AGENCY && perfis.includes(3));
  if (!author) throw new Error('the first agency has nobody who may configure it');
  const by = (days: number) => ({ usuarioId: author.id, usuarioNome: author.nome, em: new Date(now.getTime() - days * DAY_MS) });
  const own = credentials.filter(({ agenciaId }) => agenciaId === AGENCY);
  const solicitacoes = own.flatMap(({ id, consolidadora, empresas, estado }): RequestRow[] => {
    if (estado === null) return [];
    const campos = [
      { nome: 'CNPJ da agência', valor: '11222333000181' },
      { nome: 'E-mail para contato', valor: 'contato@guiche.demo' },
    ];
    return [
      {
        agenciaServicoId: id,
        referencia: `demo-${id}`,
        fornecedorId: seeded('fornecedor', consolidadora).uuid(),
        fornecedorNome: consolidatorName(consolidadora),
        campos: sealedFields(cards, id, campos),
        empresas: empresas.map((company) => ({ id: company, nome: NAMES.get(company) ?? '' })),
        solicitanteNome: author.nome,
        em: by(9).em,
      },
    ];
  });
  const logs = own.flatMap((row) => {
    const made = { ...row, credencial: row.estado ? '{}' : row.credencial, acesso: row.estado ? null : row.acesso };
    const added = logRow(cards, row, 'ADICIONAR', by(9), detailsOf(cards, undefined, made, NAMES));
    const then = detailsOf(cards, made, row, NAMES);
    if (row.estado === 'SOLICITADA' || (row.estado === null && row.ativo)) return [added];
    return [added, logRow(cards, row, row.ativo ? 'ATIVAR' : 'DESATIVAR', by(4), then)];
  });
  return { solicitacoes, logs };
}
