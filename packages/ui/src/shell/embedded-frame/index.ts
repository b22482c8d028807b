export { EmbeddedFrame, type EmbeddedFrameProps } from './embedded-frame.tsx';
export { type FrameAddress, frameAddress } from './frame-address.ts';
