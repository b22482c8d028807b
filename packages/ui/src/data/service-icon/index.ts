export { ServiceIcon, type ServiceIconProps } from './service-icon.tsx';
