import { isAdministrator, mayOpen, PROFILES, type ProfileName, type RoutePath } from '@guiche/domain/access';
import type { Access } from '../call/define-call.ts';
import type { Json } from './json-schema.ts';

const NAMES = Object.keys(PROFILES) as readonly ProfileName[];

const profilesAt = (route: RoutePath): readonly ProfileName[] => NAMES.filter((name) => mayOpen(route, PROFILES[name]));

/** The profiles that may make a call that is not open, by name. */
function profilesOf(access: Exclude<Access, 'open'>): readonly ProfileName[] {
  if (typeof access === 'string') return NAMES;
  const { route, administers = false } = access;
  return profilesAt(route).filter((name) => !administers || isAdministrator(PROFILES[name]));
}

/** Who may make a call, in one or more sentences. */
function sentence(access: Access): string {
  if (access === 'open') return 'Anybody may make it, without a session.';
  if (access === 'session') return 'Every profile with a session may make it.';
  const { route, administers = false, given = {} } = access;
  const fields = Object.entries(given).map(
    ([field, other]) => ` With \`${field}\`: ${profilesAt(other).join(', ')}, who may open \`${other}\`.`,
  );
  const who = administers ? `The profiles that administer the agency's users` : `The profiles that may open \`${route}\``;
  return `${who} may make it: ${profilesOf(access).join(', ')}.${fields.join('')}`;
}

/** What the document says of who may make a call: security, a sentence, and the profiles for programs. @see A-283 */
export function accessOf(access: Access): Json {
  return {
    description: sentence(access),
    security: access === 'open' ? [] : [{ authorization: [] }],
    'x-profiles': access === 'open' ? [] : profilesOf(access),
  };
}
