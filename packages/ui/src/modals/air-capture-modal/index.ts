export { AirCaptureModal, type AirCaptureModalProps } from './air-capture-modal.tsx';
