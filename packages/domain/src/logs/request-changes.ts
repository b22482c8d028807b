import type { FieldChange } from '../entities/index.ts';
import type { StatusSolicitacao } from '../enums/index.ts';
import { isSame } from '../internal/is-same.ts';
import type { fieldsMessages } from '../messages/fields/index.ts';
import type { TopicKey } from '../messages/index.ts';
import { freeText, instant, type Logged, option, text } from './logged-value.ts';

/** What the log of a request records of it: what people at the agency and at the client company decide. Deadlines are moments in UTC. */
export interface LoggedRequest {
  readonly status: StatusSolicitacao;
  /** The name of who is responsible. */
  readonly responsavel: string | null;
  readonly dataVencimentoCotacao: string | null;
  readonly dataVencimentoEmissao: string | null;
  readonly justificativaRetorno: string | null;
  /** Why its issues were concluded although something in their check list was open. @see B-031 */
  readonly motivoConferencia: string | null;
  /** The quotes that the client chose, by what they are called. */
  readonly escolhidas: readonly string[];
}

type FieldKey = TopicKey<typeof fieldsMessages>;

const FIELDS: { readonly [Name in keyof LoggedRequest]: { readonly label: FieldKey; readonly as: Logged<LoggedRequest[Name]> } } = {
  status: { label: 'campo_situacao', as: option('status_solicitacao') },
  responsavel: { label: 'campo_responsavel', as: text },
  escolhidas: { label: 'campo_cotacao_escolhida', as: (names, moeda) => text(names.join('; '), moeda) },
  justificativaRetorno: { label: 'campo_justificativa_retorno', as: freeText },
  motivoConferencia: { label: 'campo_motivo_conferencia', as: freeText },
  dataVencimentoCotacao: { label: 'campo_prazo_cotacao', as: instant },
  dataVencimentoEmissao: { label: 'campo_prazo_emissao', as: instant },
};

function changeOf<Name extends keyof LoggedRequest>(name: Name, before: LoggedRequest, after: LoggedRequest): readonly FieldChange[] {
  const { label, as } = FIELDS[name];
  if (isSame(before[name], after[name])) return [];
  const [antes, depois] = [as(before[name], null), as(after[name], null)];
  return antes === null && depois === null ? [] : [{ campo: label, antes, depois }];
}

/** The reason for issuing although something in the check list was open, as a log records it. @see B-031 */
export function checkReasonChange(motivo: string): FieldChange {
  const { label, as } = FIELDS.motivoConferencia;
  return { campo: label, antes: null, depois: as(motivo, null) };
}

/** The fields of a request that a write changed, each with its value before and after; a field that `change` lacks stayed as it was. @see B-034 */
export function requestChanges(before: LoggedRequest, change: Partial<LoggedRequest>): readonly FieldChange[] {
  const after = { ...before, ...change };
  return (Object.keys(FIELDS) as (keyof LoggedRequest)[]).flatMap((name) => changeOf(name, before, after));
}
