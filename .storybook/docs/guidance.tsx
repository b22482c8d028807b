import { UiLanguageProvider } from '@guiche/ui/i18n';
import { Markdown } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import type { GuidancePair, GuidancePicture } from '../../packages/ui/src/test-support/page.ts';
import type { ComponentDoc } from '../../tools/lib/component-docs/component-doc.ts';
import { DocsGlobals } from './docs-globals.ts';
import { storyAddress } from './story-frame.ts';

const files = import.meta.glob<readonly GuidancePair[]>('../../packages/ui/src/**/*.guidance.tsx', { import: 'guidance' });

/** The story that shows one picture by itself, for what opens over the page. */
const ALONE = 'foundations-guidance-example--example';

/** The pairs of a component, once their code is there. */
function usePairs({ file }: ComponentDoc): readonly GuidancePair[] {
  const [pairs, setPairs] = useState<readonly GuidancePair[]>([]);
  useEffect(() => {
    let isWanted = true;
    const load = files[`../../${file.replace(/\.tsx$/, '.guidance.tsx')}`];
    load?.().then((loaded) => isWanted && setPairs(loaded));
    return () => {
      isWanted = false;
    };
  }, [file]);
  return pairs;
}

interface PictureProps {
  side: 'do' | 'dont';
  picture: GuidancePicture;
  /** The address of the picture by itself, and its height in pixels. */
  frame: { address: string; height: number } | undefined;
}

const SIDES = {
  do: { name: 'Do', path: 'M3 8.5 6.5 12 13 4.5' },
  dont: { name: "Don't", path: 'M4 4l8 8M12 4l-8 8' },
} as const;

function Picture({ side, picture: { words, example }, frame }: PictureProps) {
  const language = use(DocsGlobals)['language'];
  const { name, path } = SIDES[side];
  return (
    <figure className="docs-guidance-picture" data-side={side}>
      {frame ? (
        <iframe src={frame.address} title={`${name}: ${words}`} loading="lazy" style={{ height: frame.height }} />
      ) : (
        // A picture: what is in it is not for pressing.
        <div inert className="docs-guidance-example sb-unstyled">
          <UiLanguageProvider language={language}>{example}</UiLanguageProvider>
        </div>
      )}
      <figcaption>
        <span className="docs-guidance-side">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          {name}
        </span>
        <Markdown>{words}</Markdown>
      </figcaption>
    </figure>
  );
}

/** What to do with a component and what not, in pairs of pictures that the component draws itself. */
export function Guidance(doc: ComponentDoc) {
  const toolbar = use(DocsGlobals);
  const pairs = usePairs(doc);
  const frameOf = (pair: number, side: 'do' | 'dont', height: number | undefined) =>
    height === undefined
      ? undefined
      : { height, address: storyAddress({ id: ALONE }, toolbar, buildArgsParam({}, { component: doc.name, pair, side }) ?? '') };
  return (
    <div className="docs-guidance">
      {pairs.map((pair, index) => (
        <div key={pair.do.words} className="docs-guidance-pair">
          <Picture side="do" picture={pair.do} frame={frameOf(index, 'do', pair.framed)} />
          <Picture side="dont" picture={pair.dont} frame={frameOf(index, 'dont', pair.framed)} />
        </div>
      ))}
    </div>
  );
}
