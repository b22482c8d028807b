/** Prints rows as an aligned table under a heading. */
export function printTable(heading: string, columns: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const all = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, index) => Math.max(...all.map((row) => row[index]?.length ?? 0)));
  console.log(`\n${heading}`);
  for (const row of all) console.log(`  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`);
}

/** The quantile of a sample: the value below which a share (0 to 1) of it lies. */
export function quantile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
