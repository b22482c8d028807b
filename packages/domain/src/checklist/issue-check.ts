import type { checklistMessages } from '../messages/checklist/index.ts';
import type { TopicKey, Wording } from '../messages/index.ts';
import type { tripsMessages } from '../messages/trips/index.ts';

/** What is looked at before a quote is issued, in the order in which it is shown. @see B-030 */
export const ISSUE_CHECKS = [
  /** The fields that the client requires. */
  'CAMPOS_DO_CLIENTE',
  /** The names of the travellers, as tickets and documents need them. */
  'NOMES',
  'LOCALIZADOR',
  'BILHETE',
  'VALIDADE',
  'CONEXAO',
  /** When it was issued; told only where it is wrong. */
  'EMISSAO',
  /** What the client approved. */
  'TETO',
  'CARTAO',
  'CENTRO_DE_CUSTO',
] as const;
export type IssueCheckItem = (typeof ISSUE_CHECKS)[number];

/** `FALTA`: something has to be filled in. `CONFERIR`: a person has to look at it. */
export const CHECK_STATES = ['OK', 'FALTA', 'CONFERIR'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** The texts that a check can say. */
export type CheckWording = Wording<TopicKey<typeof checklistMessages> | TopicKey<typeof tripsMessages>>;

/** One line of the check list of a quote. */
export interface IssueCheck {
  readonly item: IssueCheckItem;
  readonly state: CheckState;
  /** The field of the quote that it is about, as a path into it; `''` when it is none of its fields. */
  readonly field: string;
  readonly wording: CheckWording;
}

/** A finding: what is missing, or has to be looked at. */
export function finding(state: Exclude<CheckState, 'OK'>, item: IssueCheckItem, field: string, wording: CheckWording): IssueCheck {
  return { item, state, field, wording };
}

/** The findings of an item, or, without any, the line that says that it is all right. */
export function checked(item: IssueCheckItem, field: string, findings: readonly IssueCheck[]): readonly IssueCheck[] {
  return findings.length > 0 ? findings : [{ item, state: 'OK', field, wording: { key: 'conferencia_ok' } }];
}

const LABELS = {
  CAMPOS_DO_CLIENTE: 'conferencia_campos',
  NOMES: 'conferencia_nome',
  LOCALIZADOR: 'conferencia_localizador',
  BILHETE: 'conferencia_bilhete',
  VALIDADE: 'conferencia_validade',
  CONEXAO: 'conferencia_conexao',
  EMISSAO: 'conferencia_emissao',
  TETO: 'conferencia_teto',
  CARTAO: 'conferencia_cartao',
  CENTRO_DE_CUSTO: 'conferencia_centro_de_custo',
} as const satisfies Record<IssueCheckItem, TopicKey<typeof checklistMessages>>;

/** The name of an item of the check list. @see B-031 */
export function checkLabel(item: IssueCheckItem): (typeof LABELS)[IssueCheckItem] {
  return LABELS[item];
}
