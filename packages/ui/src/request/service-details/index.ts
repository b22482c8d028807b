export { ServiceDetails, type ServiceDetailsProps, type TravellersProgrammes } from './service-details.tsx';
