import { createHash } from 'node:crypto';
import { Random } from '../../demo/random.ts';

/** A generator that depends on some texts alone: the same search gives the same offers on every server, whenever it is made. */
export function seeded(...parts: readonly (string | number)[]): Random {
  return new Random(createHash('sha256').update(parts.join('|')).digest().readUInt32LE());
}
