import { LIBRARY_NAMES, type LibraryName } from './libraries.ts';

/** Beyond this, ours is not as good as the first: times of one race differ by as much. */
export const AS_GOOD = 1.05;

/** One figure of each library, of which the least is the best. */
export interface Figures {
  readonly title: string;
  readonly values: Partial<Readonly<Record<LibraryName, number>>>;
  /** Ours divided by another's where both were measured in turns; without it the values tell. */
  readonly ratios?: Partial<Readonly<Record<LibraryName, number>>>;
  readonly digits: number;
}

/** What ours is to each other one. */
function ratiosOf({ values, ratios }: Figures): readonly (readonly [LibraryName, number])[] {
  const ours = values.guiche ?? Number.NaN;
  return LIBRARY_NAMES.filter((name) => name !== 'guiche' && values[name] !== undefined).map((name) => {
    const theirs = values[name] ?? Number.NaN;
    return [name, ratios?.[name] ?? (theirs === ours ? 1 : ours / theirs)];
  });
}

/** Where ours stands: the one beside which ours takes the most, or ours where it is before all, and how much more ours is. */
function rank(figures: Figures) {
  const [best, ratio] = ratiosOf(figures).reduce((most, one) => (one[1] > most[1] ? one : most), ['guiche', 0] as const);
  return {
    first: ratio < 1 ? 'guiche' : best,
    ratio: Number.isFinite(ratio) ? ratio.toFixed(2) : 'more',
    behind: ratio > AS_GOOD ? 'behind' : '',
  };
}

/** The rows of the table that tells of all figures: a column for each library, the best, and ours compared with the best of the others. */
export function rankingRows(figures: readonly Figures[]): readonly (readonly string[])[] {
  return figures.map((figure) => {
    const { first, ratio, behind } = rank(figure);
    return [figure.title, ...LIBRARY_NAMES.map((name) => figure.values[name]?.toFixed(figure.digits) ?? '–'), first, ratio, behind];
  });
}

export const RANKING_COLUMNS = ['figure', ...LIBRARY_NAMES, 'first', 'ours / best other', ''] as const;
