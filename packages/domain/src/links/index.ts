export { isAllowedLink, LINK_PROTOCOLS } from './allowed-link.ts';
