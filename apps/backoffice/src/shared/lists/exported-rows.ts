/** About how many rows have come with some bytes, of all: never more than all, also when the file is larger than was said. @see B-045 */
export function exportedRows(received: number, { total, bytes }: { total: number; bytes: number }): number {
  return bytes > 0 ? Math.min(total, Math.round((received / bytes) * total)) : 0;
}
