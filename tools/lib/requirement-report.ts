import {
  type Citation,
  LAYERS,
  type Layer,
  layersProvenBy,
  type Proofs,
  proofsOf,
  type Requirement,
  type RequirementList,
  requirementsOf,
} from './requirements.ts';

type ProofsById = ReadonlyMap<string, Proofs>;

function isProven(proofs: Proofs | undefined, layer: Layer): boolean {
  return (proofs?.get(layer)?.length ?? 0) > 0;
}

function isWhole({ id, layers }: Requirement, proofs: ProofsById): boolean {
  return layers.every((layer) => isProven(proofs.get(id), layer));
}

function proofsById(requirements: readonly Requirement[], citations: readonly Citation[]): ProofsById {
  return new Map(requirements.map((requirement) => [requirement.id, proofsOf(requirement, citations)]));
}

/** Ids in short: `A-001, A-003–007`. */
export function shortForm(ids: readonly string[]): string {
  const runs: string[][] = [];
  const number = (id: string) => Number(id.slice(2));
  for (const id of ids) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last[0] === id[0] && number(id) === number(last) + 1) run.push(id);
    else runs.push([id]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)?.slice(2)}` : run[0])).join(', ');
}

/** The share of the requirements that is proven in each layer that they name, and in all of them: `12/31`, `–` for none. */
function counts(requirements: readonly Requirement[], proofs: ProofsById): string[] {
  const inLayers = LAYERS.map((layer) => {
    const naming = requirements.filter(({ layers }) => layers.includes(layer));
    const proven = naming.filter(({ id }) => isProven(proofs.get(id), layer));
    return naming.length > 0 ? `${proven.length}/${naming.length}` : '–';
  });
  return [...inLayers, `${requirements.filter((requirement) => isWhole(requirement, proofs)).length}/${requirements.length}`];
}

function tableRow(title: string, cells: readonly string[]): string {
  return `${title.padEnd(14)}${cells.map((cell) => cell.padStart(13)).join('')}`;
}

/** The range of a list's ids for its table: `A-001–331`. */
function idRange(list: RequirementList): string {
  const ids = requirementsOf(list).map(({ id }) => id);
  return `${ids[0]}–${ids.at(-1)?.slice(2)}`;
}

/** The table of lists by layers: of the requirements that name a layer, how many are proven there. */
export function layerTable(lists: readonly RequirementList[], citations: readonly Citation[]): string[] {
  const all = lists.flatMap(requirementsOf);
  const proofs = proofsById(all, citations);
  return [
    tableRow('proven in', [...LAYERS, 'every layer']),
    ...lists.map((list) => tableRow(idRange(list), counts(requirementsOf(list), proofs))),
    tableRow('all', counts(all, proofs)),
  ];
}

/** The headings of the lists with the open ids below them, layer by layer, in short form. */
export function openByHeading(lists: readonly RequirementList[], citations: readonly Citation[]): string[] {
  const proofs = proofsById(lists.flatMap(requirementsOf), citations);
  return lists.flatMap((list) => [
    '',
    `${idRange(list)}  ${list.title}`,
    ...list.headings.flatMap(({ title, requirements }) => {
      const whole = requirements.filter((requirement) => isWhole(requirement, proofs)).length;
      const open = LAYERS.flatMap((layer) => {
        const ids = requirements.filter(({ id, layers }) => layers.includes(layer) && !isProven(proofs.get(id), layer)).map(({ id }) => id);
        return ids.length > 0 ? [`      ${layer.padEnd(12)}${shortForm(ids)}`] : [];
      });
      return [`  ${title.padEnd(64)}  ${whole}/${requirements.length}${open.length > 0 ? '; open in' : ''}`, ...open];
    }),
  ]);
}

/** One requirement in full: its text, and for each of its layers the tests that prove it. */
export function requirementReport(requirement: Requirement, citations: readonly Citation[]): string[] {
  const own = citations.filter(({ id }) => id === requirement.id);
  const proofs = proofsOf(requirement, own);
  const layers = [...proofs].map(
    ([layer, places]) => `  ${layer.padEnd(12)}${places.length > 0 ? places.join(`\n${''.padEnd(14)}`) : 'missing'}`,
  );
  const others = own.filter(({ at, proves }) => !proves || !layersProvenBy(at).some((layer) => proofs.has(layer)));
  return [
    `${requirement.id} [${requirement.layers.join(', ')}] ${requirement.text}`,
    ...layers,
    ...others.map(({ at, proves }) => `  counts for no layer: ${at}${proves ? '' : ' (skipped)'}`),
  ];
}
