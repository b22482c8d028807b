export { RequestRail, type RequestRailProps } from './request-rail.tsx';
