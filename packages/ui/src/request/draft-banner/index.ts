export { DraftBanner, type DraftBannerProps } from './draft-banner.tsx';
