export type { EditedUser } from './edited-user.ts';
export { UserForm, type UserFormProps } from './user-form.tsx';
