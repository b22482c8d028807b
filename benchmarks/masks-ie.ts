import { UFS } from '@guiche/masks/ie';
import { registrationCases } from './masks-inputs.ts';
import { type Library, PEERS } from './peers/peers.mjs';
import { printTable } from './table.ts';

const PER_STATE = 300;

function judges({ ie }: Library, text: string, uf: string): boolean {
  try {
    return ie?.(text, uf) === true;
  } catch {
    return false;
  }
}

/** State by state, the registrations that each peer judges as we do, the valid ones it refuses and the invalid ones it accepts. */
export function benchAgreement(): void {
  const cases = registrationCases(PER_STATE);
  const peers = PEERS.filter(({ ie }) => ie !== undefined);
  const cell = (peer: Library, wanted: (uf: string) => boolean) => {
    const asked = cases.filter(({ input }) => wanted(input.uf));
    const other = asked.filter(({ input, expected }) => judges(peer, input.text, input.uf) !== expected);
    const refused = other.filter(({ expected }) => expected).length;
    return other.length === 0 ? 'all' : `${asked.length - other.length}  -${refused} +${other.length - refused}`;
  };
  printTable(
    `IE: of ${PER_STATE} numbers a state, judged as we do; -n that we take and the peer refuses, +n the other way round`,
    ['state', ...peers.map(({ name }) => name)],
    [
      ...UFS.map((uf) => [uf, ...peers.map((peer) => cell(peer, (state) => state === uf))]),
      ['all', ...peers.map((peer) => cell(peer, () => true))],
    ],
  );
}
