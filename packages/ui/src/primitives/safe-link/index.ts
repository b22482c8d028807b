export { SafeLink, type SafeLinkProps } from './safe-link.tsx';
