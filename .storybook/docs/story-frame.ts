import type { CSSProperties } from 'react';
import type { Globals, PreparedStory } from 'storybook/internal/types';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';

/** Whether an example needs a page, a screen or toolbar choices of its own. */
export function isFramed({ parameters: { docs, layout }, storyGlobals }: PreparedStory): boolean {
  return docs?.story?.inline === false || layout === 'fullscreen' || Object.keys(storyGlobals).length > 0;
}

/** The address of a story by itself, in the look of the toolbar; `args` as the address has them, empty for none. */
export function storyAddress({ id }: Pick<PreparedStory, 'id'>, toolbar: Globals, args: string): string {
  const globals = Object.entries(toolbar).flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []));
  return `iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}${args ? `&args=${args}` : ''}`;
}

/** The size of the frame of a story: that of its screen, else the height that it asks for. */
export function storyHeight({ parameters: { docs, viewport }, storyGlobals }: PreparedStory): CSSProperties {
  const screen: unknown = storyGlobals['viewport']?.value;
  const size = typeof screen === 'string' ? ({ ...MINIMAL_VIEWPORTS, ...viewport?.options }[screen]?.styles ?? {}) : {};
  return { width: size.width ?? '100%', height: docs?.story?.height ?? docs?.story?.iframeHeight ?? size.height ?? '400px' };
}
