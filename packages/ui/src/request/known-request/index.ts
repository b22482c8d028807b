export { KnownRequest, type KnownRequestProps } from './known-request.tsx';
