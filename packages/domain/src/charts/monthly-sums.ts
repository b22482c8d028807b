/** The count of a day; `data` is a day or a moment in UTC. */
export interface DailyCount {
  readonly data: string;
  readonly quantidade: number;
}

/** A point of a series: the count of a month, `2026-11`. */
export interface MonthlyPoint {
  readonly mes: string;
  readonly quantidade: number;
}

/**
 * The points of a series, one for each of `months` in order: the daily counts summed by month of the UTC date, 0 for a month without
 * counts.
 * @see
 */
export function monthlySums(counts: readonly DailyCount[], months: readonly string[]): readonly MonthlyPoint[] {
  const sums = new Map<string, number>();
  for (const { data, quantidade } of counts) {
    const month = data.slice(0, 7);
    sums.set(month, (sums.get(month) ?? 0) + quantidade);
  }
  return months.map((mes) => ({ mes, quantidade: sums.get(mes) ?? 0 }));
}
