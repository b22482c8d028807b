export { ClientCard, type ClientCardProps } from './client-card.tsx';
