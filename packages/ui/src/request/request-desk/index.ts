export { RequestDesk, type RequestDeskProps } from './request-desk.tsx';
