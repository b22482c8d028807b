import type { GuidancePair } from '../../test-support/page.ts';
import { LocatorInput } from '../locator-input/index.ts';
import { TextInput } from './text-input.tsx';

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The error says what is wrong here.',
      example: <TextInput label="Família tarifária" defaultValue="Light" error="A Gol não tem a família “Light” neste voo." />,
    },
    dont: {
      words: '"Invalid" accuses, and teaches nothing.',
      example: <TextInput label="Família tarifária" defaultValue="Light" error="Valor inválido!" />,
    },
  },
  {
    do: { words: 'A value with a format has an input of its own.', example: <LocatorInput label="Localizador" defaultValue="QK0RTM" /> },
    dont: {
      words: 'Lower case and a blank at the end: the airline finds no reservation.',
      example: <TextInput label="Localizador" defaultValue="qk0rtm " />,
    },
  },
];
