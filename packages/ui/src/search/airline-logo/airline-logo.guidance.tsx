import type { GuidancePair } from '../../test-support/page.ts';
import { svgPicture } from '../../test-support/svg-picture.ts';
import { AirlineLogo } from './airline-logo.tsx';

const PICTURE = svgPicture(
  64,
  48,
  '<rect width="64" height="48" rx="8" fill="#f26b21"/><path d="M12 34 52 14 40 38Z" fill="#fff"/><title>{iata}</title>',
);

export const guidance: readonly GuidancePair[] = [
  {
    do: {
      words: 'Beside the name: the picture is found faster, the name is read.',
      example: (
        <p className="g:flex g:items-center g:gap-2">
          <AirlineLogo iata="G3" pattern={PICTURE} />
          Gol 1640
        </p>
      ),
    },
    dont: {
      words: 'Alone it asks everybody to know the airlines by their colours.',
      example: (
        <p className="g:flex g:items-center g:gap-2">
          <AirlineLogo iata="G3" name="Gol" pattern={PICTURE} />
          1640
        </p>
      ),
    },
  },
];
