import { changeServiceGroup } from './change-service-group.ts';
import { insertServiceGroup } from './insert-service-group.ts';
import { listServiceGroups } from './list-service-groups.ts';

/** Every call about the agency's groups of services. */
export const GROUP_CALLS = [listServiceGroups, insertServiceGroup, changeServiceGroup] as const;
