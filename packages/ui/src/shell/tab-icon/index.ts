export { TabIcon, type TabIconProps } from './tab-icon.tsx';
export { titleWithCount } from './title-with-count.ts';
