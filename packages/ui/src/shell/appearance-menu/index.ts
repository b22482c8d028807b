export { AppearanceMenu, type AppearanceMenuProps, type Density, type Theme } from './appearance-menu.tsx';
