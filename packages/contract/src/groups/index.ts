export { changeServiceGroup } from './change-service-group.ts';
export { GROUP_CALLS } from './group-calls.ts';
export { insertServiceGroup } from './insert-service-group.ts';
export { listServiceGroups } from './list-service-groups.ts';
