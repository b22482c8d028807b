import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTheme } from '../tools/lib/tokens/read-theme.ts';

/** The colour of the page in the dark theme, as the style sheet has it, which the frame of a story has not loaded yet. */
function darkSurface(root: string): string {
  const tokens = readTheme(readFileSync(join(root, 'packages/ui/theme.css'), 'utf8'));
  const dark = tokens.find(({ name }) => name === 'surface')?.values.dark;
  if (!dark) throw new Error('theme.css has no surface for the dark theme');
  return dark;
}

/**
 * What the frame of a story or a page has from its first moment on. The theme is in its address, but the code that applies it takes a while
 * to load: until then the frame would be white in a dark page.
 */
export function previewHead(root: string): string {
  return `<script>
  {
    const theme = /(?:^|;)theme:(\\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '');
    if (theme) document.documentElement.dataset.theme = theme[1];
  }
</script>
<style>
  html[data-theme="dark"],
  html[data-theme="dark"] :is(.sb-preparing-story, .sb-preparing-docs) {
    background-color: ${darkSurface(root)};
    color-scheme: dark;
  }
  html[data-theme="dark"] :is(.sb-previewBlock, .sb-argstableBlock-body) {
    background: none;
  }
</style>`;
}
