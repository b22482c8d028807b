import { readCredentialContent } from '../credentials/credential-content.ts';
import type { CredentialField } from '../credentials/index.ts';
import type { CredentialContent, CredentialLogEntry } from '../entities/index.ts';

/** A field of a credential whose value an entry of its log changed; undefined for an empty one. */
export interface CredentialChange {
  readonly field: CredentialField;
  readonly antigo: CredentialContent[CredentialField];
  readonly novo: CredentialContent[CredentialField];
}

/** The fields in which the old and the new content of a credential differ, in the order of the content. Empty for unreadable texts. @see A-244 */
export function credentialChanges({ credencial }: CredentialLogEntry['detalhes']): readonly CredentialChange[] {
  const [before, after] = [readCredentialContent(credencial.antigo), readCredentialContent(credencial.novo)];
  const fields = Object.keys({ ...before, ...after }) as CredentialField[];
  return fields.filter((field) => before[field] !== after[field]).map((field) => ({ field, antigo: before[field], novo: after[field] }));
}
