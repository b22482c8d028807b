export { ServiceDetails, type ServiceDetailsProps } from './service-details.tsx';
export type { TravellersProgrammes } from './travellers-programmes.ts';
