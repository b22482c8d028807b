export { type CaptureCheck, captureFailure, captureNeedsLocator, checkCapture } from './check-capture.ts';
export { fillFromCapture } from './fill-quote.ts';
