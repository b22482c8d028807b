import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CardSecrets } from './card-secrets.ts';
import { findCardData } from './find-card-data.ts';
import { SECRETS_FILE } from './keep-server.ts';

export interface Search {
  /** The files that were searched, by their names in the folder. */
  readonly files: readonly string[];
  readonly secrets: CardSecrets;
  readonly findings: readonly string[];
}

/** Searches everything in a folder for the card numbers and codes that the servers knew which left it behind. */
export function searchLeftBehind(folder: string): Search {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const known = names
    .filter((name) => basename(name) === SECRETS_FILE)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CardSecrets);
  const secrets = {
    numbers: [...new Set(known.flatMap(({ numbers }) => numbers))],
    codes: [...new Set(known.flatMap(({ codes }) => codes))],
  };
  const files = names.filter((name) => basename(name) !== SECRETS_FILE);
  const findings = files.flatMap((name) => findingsIn(join(folder, name), secrets).map((finding) => `${name}: ${finding}`));
  return { files, secrets, findings };
}

/** Line by line, so that a finding can say where it is. */
function findingsIn(path: string, secrets: CardSecrets): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    findCardData(line, secrets).map((finding) => `line ${index + 1}: ${finding}: ${line.slice(0, 60)}…`),
  );
}
