import { findResponsible } from './find-responsible.ts';
import { listConsultants } from './list-consultants.ts';
import { recordAttendance } from './record-attendance.ts';
import { recordConclusion } from './record-conclusion.ts';
import { releaseRequest } from './release-request.ts';
import { takeOverRequest } from './take-over-request.ts';
import { takeOverRequests } from './take-over-requests.ts';

/** Every call about who is responsible for a request. */
export const RESPONSIBILITY_CALLS = [
  findResponsible,
  listConsultants,
  takeOverRequest,
  takeOverRequests,
  releaseRequest,
  recordAttendance,
  recordConclusion,
] as const;
