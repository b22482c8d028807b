export type { NotAddedTraveller } from './not-added-traveller.ts';
export { VipDirectory, type VipDirectoryProps } from './vip-directory.tsx';
