import type { Call } from '@guiche/contract/call';
import type { Input } from './call-inputs.ts';
import type { Person } from './test-server.ts';

/** Makes any call of the list but a stream of events: its input type is not known, and the server checks the input. A file comes as a `Blob`. */
export function makeAnyCall(person: Person, call: Call, input: Input): Promise<unknown> {
  const files = person.files as unknown as Record<'upload' | 'download', (call: Call, input: Input) => Promise<unknown>>;
  if (call.file !== undefined) return files.upload(call, input);
  if (call.form === 'file') return files.download(call, input);
  const anyCall = person.call as unknown as (call: Call, input: Input) => Promise<unknown>;
  return anyCall(call, input);
}
