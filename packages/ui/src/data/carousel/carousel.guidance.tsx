import type { GuidancePair } from '../../test-support/page.ts';
import { svgPicture } from '../../test-support/svg-picture.ts';
import { Carousel } from './carousel.tsx';

const PICTURE = svgPicture(
  89,
  64,
  '<rect width="89" height="64" fill="#8fb8c9"/><path d="M0 64 30 26 52 50 66 38 89 64Z" fill="#3c6b57"/>',
);
const FARES = [
  'Light: só bagagem de mão',
  'Plus: 1 mala de 23 kg',
  'Max: 2 malas, reembolso',
  'Executiva: tudo incluído',
  'Promo: sem alteração',
];

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Pictures, of which a glance is enough: who does not page on misses nothing.',
      example: (
        <Carousel
          label="Fotos do hotel"
          items={[1, 2, 3, 4, 5, 6, 7, 8]}
          itemKey={(room) => room}
          className="g:max-w-md"
          renderItem={(room) => <img src={PICTURE} alt={`Quarto ${room}`} width={89} height={64} className="g:rounded-md" />}
        />
      ),
    },
    dont: {
      words: 'Fares, which are compared: two of the five are out of sight, and the one that fits may be among them.',
      example: (
        <Carousel
          label="Famílias tarifárias"
          items={FARES}
          itemKey={(fare) => fare}
          className="g:max-w-xs"
          renderItem={(fare) => <span className="g:text-sm">{fare}</span>}
        />
      ),
    },
  },
];
