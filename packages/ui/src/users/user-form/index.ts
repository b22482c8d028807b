export { type EditedUser, UserForm, type UserFormProps } from './user-form.tsx';
