import { createContext } from 'react';
import type { Globals } from 'storybook/internal/types';

/** The choices of the toolbar, for what a docs page shows in a frame of its own. */
export const DocsGlobals = createContext<Globals>({});
