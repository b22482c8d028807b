export { GROUP_MESSAGE, type GroupMessage, groupMessage, groupMessageOfCode } from './group-messages.ts';
export { type GroupForm, groupNameViolation, groupViolations, NEW_GROUP_ID } from './group-violations.ts';
