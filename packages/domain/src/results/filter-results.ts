/** The results that pass every filter, in their order. @see S-030 */
export function filterResults<Result>(results: readonly Result[], ...filters: readonly ((result: Result) => boolean)[]): readonly Result[] {
  return results.filter((result) => filters.every((keeps) => keeps(result)));
}
