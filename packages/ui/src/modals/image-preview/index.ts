export { ImagePreview, type ImagePreviewProps } from './image-preview.tsx';
