export { type CardOfTraveller, TravellerCardModal, type TravellerCardModalProps } from './traveller-card-modal.tsx';
