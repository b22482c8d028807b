export { type CaptureCheck, captureFailure, captureNeedsLocator, checkCapture } from './check-capture.ts';
export { CAPTURED_FIELDS, type CaptureDifference, type CapturedField, captureDifferences, pickCaptured } from './differences.ts';
export { type CaptureContext, fillFromCapture } from './fill-quote.ts';
