export { followLayers, type LayerFollower } from '../../internal/open-layers.ts';
export { Dialog, type DialogProps } from './dialog.tsx';
