export { FrontDoor, type FrontDoorProps } from './front-door.tsx';
