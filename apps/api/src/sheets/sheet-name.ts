const NAME_LENGTH = 31;

/** A name that a sheet of a workbook may have, without the signs that formulas use; each but the first has its number behind it. */
export function sheetName(name: string, index: number): string {
  const end = index === 0 ? '' : ` ${index + 1}`;
  return name.replace(/[:\\/?*[\]]/g, ' ').slice(0, NAME_LENGTH - end.length) + end;
}
