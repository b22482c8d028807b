import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { buildArgsParam } from 'storybook/internal/router';
import type { Args, PreparedStory } from 'storybook/internal/types';
import { DocsGlobals } from './docs-globals.ts';
import { storyAddress, storyHeight } from './story-frame.ts';

/** The args of a story as its controls have set them. */
function useStoryArgs(story: PreparedStory): Args {
  const context = use(DocsContext);
  const [args, setArgs] = useState<Args>(() => context.getStoryContext(story).args);
  useEffect(() => {
    const update = (event: { storyId: string; args: Args }) => {
      if (event.storyId === story.id) setArgs(event.args);
    };
    context.channel.on(STORY_ARGS_UPDATED, update);
    return () => context.channel.off(STORY_ARGS_UPDATED, update);
  }, [context, story.id]);
  return args;
}

/**
 * An example that takes a page of its own, such as a dialog: in a frame. Storybook's own frame knows nothing of toolbar and controls;
 * this one has both in its address.
 */
export function FramedExample({ story }: { story: PreparedStory }) {
  const args = useStoryArgs(story);
  const toolbar = use(DocsGlobals);
  const address = storyAddress(story, toolbar, buildArgsParam(story.initialArgs, args) ?? '');
  return (
    <>
      {/* A new frame for each address: one that changes in a frame becomes an entry in the browser's history. */}
      <iframe key={address} src={address} title={story.name} loading="lazy" className="docs-frame" style={storyHeight(story)} />
      <details className="docs-more">
        <summary>Code</summary>
        <Source of={story.moduleExport} dark={toolbar['theme'] === 'dark'} />
      </details>
    </>
  );
}
