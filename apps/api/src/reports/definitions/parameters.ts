import { BRASILIA, dayIn } from '@guiche/domain/dates';
import { enumLabel, STATUS_SOLICITACAO, TIPO_SERVICO, type TipoServico } from '@guiche/domain/enums';
import { consultantsOf } from '../../responsibility/data/consultants.ts';
import { clientInstancesOf } from '../../users/data/client-instances.ts';
import type { DeclaredParameter, ReportKey, ReportScope } from '../report-definition.ts';

const today = ({ now }: Pick<ReportScope, 'now'>) => dayIn(BRASILIA)(now);
const firstOfMonth = (scope: Pick<ReportScope, 'now'>) => `${today(scope).slice(0, 8)}01`;

/** The two days of a period, both included; a required one begins with this month. */
export function period(
  from: ReportKey,
  until: ReportKey,
  { required, past }: Pick<DeclaredParameter, 'required' | 'past'> = {},
): readonly DeclaredParameter[] {
  const day = { type: 'DATE', ...(required && { required }), ...(past && { past }) } as const;
  return [
    { ...day, name: 'dataInicial', description: from, ...(required && { initial: firstOfMonth }) },
    { ...day, name: 'dataFinal', description: until, ...(required && { initial: today }) },
  ];
}

/** The clients that the user works for, by name. */
export const CLIENTS: DeclaredParameter = {
  name: 'empresas',
  description: 'relatorio_parametro_clientes',
  type: 'LIST',
  options: async ({ db, session }) => (await clientInstancesOf(db, session)).map(({ id, name }) => ({ id: String(id), label: name })),
};

/** The users of the agency, by name. */
export const CONSULTANTS: DeclaredParameter = {
  name: 'consultores',
  description: 'relatorio_parametro_consultores',
  type: 'LIST',
  options: async ({ db, session }) => (await consultantsOf(db, session, true)).map(({ id, name }) => ({ id, label: name })),
};

/** The name of a status of requests. */
export function statusName(status: string, say: ReportScope['say']): string {
  const key = enumLabel('status_solicitacao', status);
  return key === null ? status : say(key);
}

export const STATUSES: DeclaredParameter = {
  name: 'situacoes',
  description: 'relatorio_parametro_situacoes',
  type: 'LIST',
  options: async ({ say }) => STATUS_SOLICITACAO.map((status) => ({ id: status, label: statusName(status, say) })),
};

/** The name of a kind of service. */
export function kindName(kind: TipoServico, say: ReportScope['say']): string {
  const key = enumLabel('secao', kind);
  return key === null ? kind : say(key);
}

export const KINDS: DeclaredParameter = {
  name: 'servicos',
  description: 'relatorio_parametro_servicos',
  type: 'LIST',
  options: async ({ say }) => TIPO_SERVICO.map((kind) => ({ id: kind, label: kindName(kind, say) })),
};
