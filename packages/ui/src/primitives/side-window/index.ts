export { SideWindow, type SideWindowProps } from './side-window.tsx';
