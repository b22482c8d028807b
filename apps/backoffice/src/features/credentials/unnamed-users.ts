import type { CredentialLogEntry } from '@guiche/domain/entities';

/** The users whom entries of a log name by their ids alone, each once. @see A-244 */
export function unnamedUsers(entries: readonly Pick<CredentialLogEntry, 'colaborador' | 'idUsuarioAgencia'>[]): readonly string[] {
  return [
    ...new Set(
      entries.flatMap(({ colaborador, idUsuarioAgencia }) => (colaborador === null && idUsuarioAgencia ? [idUsuarioAgencia] : [])),
    ),
  ];
}
