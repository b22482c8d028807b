export type { CapturedData, CapturedFlight, CapturedPassenger } from './captured-data.ts';
export { type CaptureCheck, captureFailure, captureNeedsLocator, checkCapture } from './check-capture.ts';
export { fillFromCapture } from './fill-quote.ts';
