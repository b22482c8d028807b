export { ServiceTickets, type ServiceTicketsProps } from './service-tickets.tsx';
