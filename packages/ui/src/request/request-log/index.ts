export { RequestLog, type RequestLogProps } from './request-log.tsx';
