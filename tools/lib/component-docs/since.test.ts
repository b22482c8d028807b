import { expect, test } from 'vitest';
import { nextVersion, renewedSince } from './since.ts';

test.each([
  ['0.1.0', ['patch', 'minor'], '0.2.0'],
  ['0.1.0', ['patch'], '0.1.1'],
  ['0.9.3', ['minor', 'major'], '1.0.0'],
  ['1.2.3', ['minor'], '1.3.0'],
  ['1.2.3', [], '1.2.4'],
] as const)('after %s the changes %j make %s', (version, levels, next) =>
  expect(
    nextVersion(version, [
      ...levels.map((level) => ({ version: '', level })),
      // What a version has already counts no more.
      { version, level: 'major' },
    ]),
  ).toBe(next),
);

test('a new version brings what is new, and keeps since when the others are there', () =>
  expect(renewedSince({ Button: '0.1.0', Gone: '0.1.0' }, ['Dialog', 'Button'], '0.2.0')).toEqual({ Button: '0.1.0', Dialog: '0.2.0' }));
