import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import './docs.css';
import { DocsGlobals } from './docs-globals.ts';
import { docsTheme } from './look.ts';

/** The choices of the toolbar, as they are now. */
function useToolbar(context: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [story] = context.componentStories();
    return story ? context.getStoryContext(story).globals : {};
  });
  useEffect(() => {
    const update = (event: { globals: Globals }) => setGlobals(event.globals);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  return globals;
}

/** What a reader does to a page; from then on the focus goes where it is put. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/** A page begins at its top: an example that takes the focus as it appears, as a form does, would scroll it to the last of them. */
function useTopOfPage() {
  useEffect(() => {
    const read = new AbortController();
    const { signal } = read;
    const stay = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.closest('.sb-story')) return;
      target.blur();
      // The browser scrolls to what has the focus after it has said so.
      requestAnimationFrame(() => window.scrollTo({ top: 0 }));
    };
    document.addEventListener('focusin', stay, { signal });
    for (const act of ACTS) document.addEventListener(act, () => read.abort(), { signal, capture: true, passive: true });
    return () => read.abort();
  }, []);
}

/** A docs page in the theme and density of the toolbar: the page around the stories as well as the stories. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context);
  const theme = String(globals['theme'] ?? 'light');
  const density = String(globals['density'] ?? 'comfortable');
  const look = useMemo(() => docsTheme(theme), [theme]);
  useTopOfPage();
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['density'] = density;
  }, [theme, density]);
  return (
    <Container context={context} theme={look}>
      <DocsGlobals value={globals}>{children}</DocsGlobals>
    </Container>
  );
}
