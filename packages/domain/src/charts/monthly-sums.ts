/** How many there were on a day; `data` is a day or a moment in UTC. */
export interface DailyCount {
  readonly data: string;
  readonly quantidade: number;
}

/** A point of a series: how many there were in a month, `2026-11`. */
export interface MonthlyPoint {
  readonly mes: string;
  readonly quantidade: number;
}

/** The points of a series, one for each month in their order: daily counts added up by month of the UTC date, 0 for a month without. @see */
export function monthlySums(counts: readonly DailyCount[], months: readonly string[]): readonly MonthlyPoint[] {
  const sums = new Map<string, number>();
  for (const { data, quantidade } of counts) {
    const month = data.slice(0, 7);
    sums.set(month, (sums.get(month) ?? 0) + quantidade);
  }
  return months.map((mes) => ({ mes, quantidade: sums.get(mes) ?? 0 }));
}
