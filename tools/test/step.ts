export interface StepResult {
  passed: number;
  failed: number;
  /** A few words for the table: what was looked at. */
  note?: string;
}

export interface Step {
  name: string;
  what: string;
  run: () => Promise<StepResult>;
}

const MOST_LINES = 150;

/** A check that has no tests of its own counts as one, and prints why it failed. */
export function oneCheck(findings: readonly string[], note?: string): StepResult {
  if (findings.length > 0) {
    const lines = findings.flatMap((finding) => finding.trimEnd().split('\n'));
    console.log(lines.slice(0, MOST_LINES).join('\n'));
    if (lines.length > MOST_LINES) console.log(`… and ${lines.length - MOST_LINES} lines more`);
  }
  const counts = findings.length > 0 ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
  return note === undefined ? counts : { ...counts, note };
}
