import { expect, test } from 'vitest';
import { chromaticArguments } from './chromatic-arguments.ts';

test('Chromatic gets the build and the stories that have pictures', () => {
  const story = { id: 'a', type: 'story', title: 'Inputs/CpfInput', tags: [] };
  const entries = [
    { ...story, name: 'Empty · CPF, pessoa', exportName: 'Empty' },
    { ...story, name: 'States', exportName: 'States' },
  ];
  expect(chromaticArguments('/build', entries)).toEqual([
    '--storybook-build-dir',
    '/build',
    '--only-story-names',
    'Inputs/CpfInput/States',
  ]);
});
