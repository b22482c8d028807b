/** The criteria of a search for coaches, as they are sent: two bus stations, and the days. */
export interface BusSearchCriteria {
  readonly origem: string;
  readonly destino: string;
  readonly dataIda: string;
  /** Null for one way. */
  readonly dataVolta: string | null;
}

/** What the form begins with: what is known of the criteria. */
export type BusSearchStart = { readonly [Name in keyof BusSearchCriteria]?: string | null | undefined };

/** What the fields hold. */
export type BusSearchValues = { [Name in keyof BusSearchCriteria]-?: string | null };

/** The values of the form. */
export function valuesOf({ origem = null, destino = null, dataIda = null, dataVolta = null }: BusSearchStart): BusSearchValues {
  return { origem, destino, dataIda, dataVolta };
}

/** The criteria in values that nothing is wrong with. */
export function criteriaOf({ origem, destino, dataIda, dataVolta }: BusSearchValues): BusSearchCriteria {
  return { origem: origem ?? '', destino: destino ?? '', dataIda: dataIda ?? '', dataVolta: dataVolta || null };
}
