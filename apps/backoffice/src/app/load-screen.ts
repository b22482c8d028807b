import type { ReactNode } from 'react';

/** Fetches the code of a screen. */
export type LoadScreen = () => Promise<{ readonly Component: () => ReactNode }>;
