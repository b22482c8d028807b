import type { GuidancePair } from '../../test-support/page.ts';
import { MARCO_ZERO } from '../../test-support/places.ts';
import { TextInput } from '../text-input/index.ts';
import { PlacePicker } from './place-picker.tsx';

const places = { search: async () => [] };

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'The label says what happens there, the placeholder what it may be searched by.',
      example: <PlacePicker places={places} label="Local da reunião" placeholder="Endereço, empresa ou cidade" defaultValue={null} />,
    },
    dont: {
      words: 'Pickup, meeting or hotel? "Type here" repeats what a field is.',
      example: <PlacePicker places={places} label="Local" placeholder="Digite aqui…" defaultValue={null} />,
    },
  },
  {
    do: {
      words: 'A chosen place has coordinates: the hotels near it can be found.',
      example: <PlacePicker places={places} label="Local da reunião" defaultValue={MARCO_ZERO} />,
    },
    dont: {
      words: 'A typed one is a text that no map knows.',
      example: <TextInput label="Local da reunião" defaultValue="perto do marco zero, no cais" />,
    },
  },
];
