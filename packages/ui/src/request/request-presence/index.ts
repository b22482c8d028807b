export { type PresentPerson, RequestPresence, type RequestPresenceProps } from './request-presence.tsx';
