export { type CaptureCheck, captureFailure, captureNeedsLocator, checkCapture } from './check-capture.ts';
export { type CaptureContext, fillFromCapture } from './fill-quote.ts';
