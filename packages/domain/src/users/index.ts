export { inviteViolation } from './invite.ts';
export { AVATAR_COLOURS, type LetterAvatar, letterAvatar } from './letter-avatar.ts';
export { NEW_USER_ROLE } from './new-user.ts';
export { type SharedUser, sharedUserViolation } from './shared-user.ts';
export { userEmailViolation, withLogin } from './user-email.ts';
export { activeQuery, toggledUserFilter, type UserFilter, userFilterViolation } from './user-filter.ts';
export { userViolations } from './user-violations.ts';
