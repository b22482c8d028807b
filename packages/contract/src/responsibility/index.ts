export { findResponsible } from './find-responsible.ts';
export { listConsultants } from './list-consultants.ts';
export { recordAttendance } from './record-attendance.ts';
export { recordConclusion } from './record-conclusion.ts';
export { releaseRequest } from './release-request.ts';
export { RESPONSIBILITY_CALLS } from './responsibility-calls.ts';
export { responsibilityTag } from './responsibility-tag.ts';
export { takeOverRequest } from './take-over-request.ts';
export { MOST_TAKEN_OVER, takeOverRequests } from './take-over-requests.ts';
