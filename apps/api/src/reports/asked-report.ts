import type { generateReport } from '@guiche/contract/reports';
import type { AskedParameter, ListedReport, ReportDefinition as WireDefinition } from '@guiche/domain/entities';
import type { FormatoRelatorio } from '@guiche/domain/enums';
import { askedViolations, reportFormats, shownParameters, visibleReports } from '@guiche/domain/reports';
import { CallError, ViolationsError } from '../http/call-error.ts';
import type { CallContext } from '../http/register-call.ts';
import type { Session } from '../session/data/sessions.ts';
import { REPORTS } from './definitions/reports.ts';
import type { DeclaredParameter, ReportDefinition, ReportScope } from './report-definition.ts';

/** The body that asks for a report: whole, or the short one for the report of a request. */
export type ReportBody = CallContext<typeof generateReport>['body'];

/** A report that was asked for, judged. */
export interface AskedReport {
  readonly definition: ReportDefinition;
  readonly parameters: readonly AskedParameter[];
  readonly format: FormatoRelatorio;
  /** The parameter in which somebody typed what the report is about; what does not exist is refused there. */
  readonly typedSubject?: string | undefined;
}

// Every user of this server works at an agency.
const PERSON = { perfis: ['AGENCIA'] };

/** The reports that a user may see. @see S-113 */
const reportsOf = ({ usuario }: Session): readonly ReportDefinition[] => visibleReports(REPORTS, usuario);

/** A report that the user may see, by its file. Errors: 404, also for one that the user may not see. */
function findDefinition(session: Session, nomeArquivo: string): ReportDefinition {
  const definition = reportsOf(session).find((one) => one.nomeArquivo === nomeArquivo);
  if (!definition) throw new CallError(404, 'registro_nao_encontrado');
  return definition;
}

/** The list of reports that a user may see. @see S-361 */
export function listedReports(session: Session, say: ReportScope['say']): ListedReport[] {
  return reportsOf(session).map(({ id, nomeArquivo, nome, descricao, perfis }) => ({
    id,
    nomeArquivo,
    nome: say(nome),
    descricao: say(descricao),
    perfis: [...perfis],
  }));
}

async function askedParameter(parameter: DeclaredParameter, scope: ReportScope): Promise<AskedParameter> {
  const { name, description, type, required = false, past, initial, options } = parameter;
  return {
    name,
    description: scope.say(description),
    type,
    required,
    value: initial?.(scope) ?? (type === 'LIST' ? [] : null),
    ...(past && { past }),
    ...(options && { options: await options(scope) }),
  };
}

/** The parameters of a report that the user sees, with what they start from. */
async function parametersOf({ parameters }: ReportDefinition, scope: ReportScope): Promise<readonly AskedParameter[]> {
  const all: AskedParameter[] = [];
  for (const parameter of parameters) all.push(await askedParameter(parameter, scope));
  return shownParameters(all, PERSON);
}

/** The definition of a report. Errors: 404. @see S-362 */
export async function wireDefinition(scope: ReportScope, nomeArquivo: string): Promise<WireDefinition> {
  const definition = findDefinition(scope.session, nomeArquivo);
  const { nome, descricao, perfis, format } = definition;
  return {
    nomeArquivo,
    name: scope.say(nome),
    descricao: scope.say(descricao),
    perfis: [...perfis],
    parameters: [...(await parametersOf(definition, scope))],
    format,
    fileName: scope.say(nome),
  };
}

/** The report of a request: whoever may see the request may have it, so that no right to reports is asked for. */
async function shortlyAsked(scope: ReportScope, { file, parameters }: Extract<ReportBody, { file: string }>): Promise<AskedReport> {
  const definition = REPORTS.find(({ nomeArquivo }) => nomeArquivo === file);
  if (!definition) throw new CallError(404, 'registro_nao_encontrado');
  const [{ value: numbers }, { value: images }] = parameters;
  const values: Readonly<Record<string, AskedParameter['value']>> = {
    idSolicitacao: String(numbers[0] ?? ''),
    mostrarImagens: images === 'S',
  };
  const all = await parametersOf(definition, scope);
  return { definition, parameters: all.map((one) => ({ ...one, value: values[one.name] ?? null })), format: 'pdf' };
}

/**
 * A report with the values that were chosen for it: of what was sent, the values of the parameters that the user sees. A parameter that was not sent has no value.
 *
 * Errors: 404 for a report that the user may not see; 422 for what the rules refuse.
 * @see S-116, S-117, S-118, S-124
 */
export async function askedReport(scope: ReportScope, body: ReportBody): Promise<AskedReport> {
  if ('file' in body) return shortlyAsked(scope, body);
  const definition = findDefinition(scope.session, body.nomeArquivo);
  const sent = new Map(body.parameters.map(({ name, value }) => [name, value]));
  const parameters = (await parametersOf(definition, scope)).map((one) => ({ ...one, value: sent.get(one.name) ?? null }));
  const violations = askedViolations(parameters, PERSON);
  if (violations.length > 0) throw new ViolationsError(violations);
  if (!reportFormats(definition).includes(body.format)) {
    throw new ViolationsError([{ key: 'campo_invalido', params: { campo: 'format' }, field: 'format' }]);
  }
  return { definition, parameters, format: body.format, typedSubject: definition.subject };
}
