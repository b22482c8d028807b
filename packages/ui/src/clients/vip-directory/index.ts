export { VipDirectory, type VipDirectoryProps } from './vip-directory.tsx';
