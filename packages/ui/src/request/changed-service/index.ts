export { ChangedService, type ChangedServiceProps } from './changed-service.tsx';
