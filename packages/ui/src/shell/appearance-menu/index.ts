export type { AppearanceMenuProps, Density, Theme } from './appearance.ts';
export { AppearanceMenu } from './appearance-menu.tsx';
