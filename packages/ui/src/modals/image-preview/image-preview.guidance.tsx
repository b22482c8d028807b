import type { GuidancePair } from '../../test-support/page.ts';
import { svgPicture } from '../../test-support/svg-picture.ts';
import { ImagePreview } from './image-preview.tsx';

const RECEIPT = svgPicture(
  360,
  480,
  '<path fill="#fdfcf7" d="M0 0h360v480H0z"/><path fill="#444" d="M32 48h220v12H32zM32 96h160v12H32zM32 144h260v12H32z"/>',
);

export const guidance: readonly GuidancePair[] = [
  {
    framed: 620,
    do: {
      words: 'What it is, as the list calls it: that is the title, and what a screen reader says of the image.',
      example: (
        <ImagePreview
          open
          onOpenChange={() => undefined}
          src={RECEIPT}
          name="Recibo do hotel"
          context="PNG · 0,79 MB · 20/11/2026 15:40"
          onDownload={() => undefined}
        />
      ),
    },
    dont: {
      words: 'The name that the camera gave it: whoever does not see the image knows nothing of it.',
      example: (
        <ImagePreview open onOpenChange={() => undefined} src={RECEIPT} name="IMG_20261120_154012.png" onDownload={() => undefined} />
      ),
    },
  },
];
