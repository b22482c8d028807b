import { type AirSearch, type AirSearchLeg, airSearchViolations, mirroredLeg } from '@guiche/domain/air/search';
import type { TipoCabine } from '@guiche/domain/enums';
import type { Violation } from '@guiche/domain/messages';

/** A leg of a search that is sent: airports by their IATA codes, and an ISO day. */
export interface AirSearchCriteriaLeg {
  readonly origem: string;
  readonly destino: string;
  readonly data: string;
}

/** The criteria of a search for flights, as they are sent. */
export interface AirSearchCriteria {
  readonly tipo: AirSearch['tipo'];
  readonly trechos: readonly AirSearchCriteriaLeg[];
  /** Null for any cabin. */
  readonly tipoCabine: TipoCabine | null;
  readonly adultos: number;
}

/** What the form begins with: what is known of the criteria. */
export interface AirSearchStart extends Partial<Omit<AirSearchCriteria, 'trechos'>> {
  readonly trechos?: readonly AirSearchLeg[] | undefined;
}

/** What the fields hold. There are two legs at least; which of them count depends on the type. */
export interface AirSearchValues {
  tipo: AirSearch['tipo'];
  trechos: AirSearchLeg[];
  tipoCabine: TipoCabine | null;
  adultos: number;
}

const NO_LEG: AirSearchLeg = { origem: null, destino: null, data: null };

/** The values of the form, with a place for a second leg. */
export function valuesOf({ tipo = 'IDA_VOLTA', trechos = [], tipoCabine = null, adultos = 1 }: AirSearchStart): AirSearchValues {
  const [first = NO_LEG, second = NO_LEG, ...others] = trechos;
  return { tipo, trechos: [first, second, ...others], tipoCabine, adultos };
}

/** The legs that count: the first alone, with its way back, or all. @see S-043 */
function legsOf({ tipo, trechos }: Pick<AirSearchValues, 'tipo' | 'trechos'>): readonly AirSearchLeg[] {
  const [first = NO_LEG, second = NO_LEG] = trechos;
  return { IDA: [first], IDA_VOLTA: [first, mirroredLeg(first, second.data)], MULTI: trechos }[tipo];
}

/** The second leg of a search that has several now and had not: the way back as it was, or on from where the first one ends. */
export function secondLeg(before: AirSearchValues): AirSearchLeg {
  const [first = NO_LEG, second = NO_LEG] = before.trechos;
  return before.tipo === 'IDA_VOLTA' ? mirroredLeg(first, second.data) : { ...second, origem: second.origem ?? first.destino };
}

/** The leg that goes on from another. */
export function nextLeg(leg: AirSearchLeg | undefined): AirSearchLeg {
  return { ...NO_LEG, origem: leg?.destino ?? null };
}

/** Of a way back the screen has the day alone: its airports are those of the way there, which say what is wrong with them. */
const MIRRORED: ReadonlySet<string> = new Set(['trechos.1.origem', 'trechos.1.destino']);

/** What forbids the search, each at its field on the screen. @see S-043 */
export function airFormViolations(values: AirSearchValues, now?: Date): readonly Violation[] {
  const violations = airSearchViolations({ tipo: values.tipo, trechos: legsOf(values) }, now);
  return values.tipo === 'IDA_VOLTA' ? violations.filter(({ field }) => !MIRRORED.has(field)) : violations;
}

/** The criteria in values that nothing is wrong with. */
export function criteriaOf(values: AirSearchValues): AirSearchCriteria {
  const trechos = legsOf(values).map(({ origem, destino, data }) => ({ origem: origem ?? '', destino: destino ?? '', data: data ?? '' }));
  return { tipo: values.tipo, trechos, tipoCabine: values.tipoCabine, adultos: values.adultos };
}
