export { RequestHeader, type RequestHeaderProps } from './request-header.tsx';
