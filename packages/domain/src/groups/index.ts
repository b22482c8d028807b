export { GROUP_MESSAGE, type GroupMessage, groupMessage, groupMessageOfCode } from './group-messages.ts';
export { type GroupForm, groupViolations } from './group-violations.ts';
