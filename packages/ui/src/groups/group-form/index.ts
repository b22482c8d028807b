export type { EditedGroup, GroupClient } from './edited-group.ts';
export { GroupForm, type GroupFormProps } from './group-form.tsx';
