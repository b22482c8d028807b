import { changeUser } from './change-user.ts';
import { findSharedLogin } from './find-shared-login.ts';
import { findUser } from './find-user.ts';
import { insertUser } from './insert-user.ts';
import { listAllUsers } from './list-all-users.ts';
import { listUserInstances } from './list-user-instances.ts';
import { listUserLog } from './list-user-log.ts';
import { listUsers } from './list-users.ts';
import { sendInvite } from './send-invite.ts';
import { sendInvites } from './send-invites.ts';

/** Every call about the users of an agency. */
export const USER_CALLS = [
  listUsers,
  listAllUsers,
  findUser,
  listUserInstances,
  findSharedLogin,
  insertUser,
  changeUser,
  sendInvite,
  sendInvites,
  listUserLog,
] as const;
