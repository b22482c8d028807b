import { usersMessages } from '@guiche/domain/messages/users';
import { roleLabel } from '@guiche/domain/users';
import { History } from 'lucide-react';
import { Badge } from '../../feedback/badge/index.ts';
import { useMessage, useTexts } from '../../i18n/index.ts';
import { CheckboxField } from '../../inputs/checkbox-field/index.ts';
import { EmailAddress } from '../../internal/email-address.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Table, TableCell, TableHeading } from '../../primitives/table/index.ts';
import { userListTexts } from './user-list.texts.ts';
import type { ListedUser, UserListProps } from './user-list-props.ts';

export interface UserRowsProps extends Pick<UserListProps, 'hrefOf' | 'onOpenLog'> {
  users: readonly ListedUser[];
  isSelected: (user: ListedUser) => boolean;
  onSelect: (user: ListedUser, selected: boolean) => void;
}

/** The rows on a wide screen. */
export function UserTable({ users, ...row }: UserRowsProps) {
  const t = useTexts(userListTexts);
  return (
    <Table
      label={t('label')}
      head={
        <>
          <TableHeading className="g:w-10">
            <span className="g:sr-only">{t('selection')}</span>
          </TableHeading>
          <TableHeading>{t('name')}</TableHeading>
          <TableHeading>{t('login')}</TableHeading>
          <TableHeading className="g:w-56">{t('role')}</TableHeading>
          <TableHeading className="g:w-24">{t('state')}</TableHeading>
          <TableHeading className="g:w-16">
            <span className="g:sr-only">{t('actions')}</span>
          </TableHeading>
        </>
      }
    >
      {users.map((user) => (
        <tr key={user.id} className="g:hover:bg-surface-2">
          <TableCell holdsControl>
            <Selection user={user} {...row} />
          </TableCell>
          <TableCell className="g:truncate">
            <OpenLink user={user} {...row} />
          </TableCell>
          <TableCell className="g:truncate">
            <Contact user={user} />
          </TableCell>
          <TableCell className="g:truncate">
            <Role user={user} />
          </TableCell>
          <TableCell>
            <State user={user} />
          </TableCell>
          <TableCell holdsControl align="end">
            <LogButton user={user} {...row} />
          </TableCell>
        </tr>
      ))}
    </Table>
  );
}

/** The rows on a narrow screen. */
export function UserCards({ users, ...row }: UserRowsProps) {
  const t = useTexts(userListTexts);
  return (
    <ul aria-label={t('label')} className="g:rounded-md g:border g:border-line g:bg-surface-1 g:[&>*+*]:border-line g:[&>*+*]:border-t">
      {users.map((user) => (
        <li key={user.id} className="g:flex g:items-start g:gap-2 g:p-3">
          <Selection user={user} {...row} />
          <div className="g:flex g:min-w-0 g:flex-1 g:flex-col g:gap-1">
            <span className="g:flex g:min-w-0 g:flex-wrap g:items-center g:gap-x-2 g:gap-y-1">
              <OpenLink user={user} {...row} />
              <State user={user} />
            </span>
            <span className="g:wrap-anywhere g:text-ink-2 g:text-sm">
              <Contact user={user} />
            </span>
            <span className="g:text-ink-2 g:text-sm">
              <Role user={user} />
            </span>
          </div>
          <LogButton user={user} {...row} />
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  user: ListedUser;
}

function Selection({ user, isSelected, onSelect }: PartProps & Pick<UserRowsProps, 'isSelected' | 'onSelect'>) {
  const t = useTexts(userListTexts);
  return (
    <CheckboxField
      size="sm"
      label={t('select', { name: user.name })}
      labelHidden
      value={isSelected(user)}
      onValueChange={(selected) => onSelect(user, selected)}
    />
  );
}

function OpenLink({ user, hrefOf }: PartProps & Pick<UserRowsProps, 'hrefOf'>) {
  return (
    <a href={hrefOf(user)} className="g:wrap-anywhere g:font-medium g:text-accent-text g:hover:underline">
      {user.name}
    </a>
  );
}

/** The login, and the e-mail where it is another text. */
function Contact({ user: { login, email } }: PartProps) {
  const [own, other] = [login, email === login ? '' : email];
  return (
    <>
      <EmailAddress address={own} />
      {other !== '' && (
        <>
          {', '}
          <EmailAddress address={other} />
        </>
      )}
    </>
  );
}

function Role({ user }: PartProps) {
  const message = useMessage(usersMessages);
  const key = roleLabel(user.profile);
  return key ? message(key) : user.profile;
}

function State({ user }: PartProps) {
  const message = useMessage(usersMessages);
  return user.ativo ? <Badge tone="success">{message('situacao_ativo')}</Badge> : <Badge>{message('situacao_inativo')}</Badge>;
}

function LogButton({ user, onOpenLog }: PartProps & Pick<UserRowsProps, 'onOpenLog'>) {
  const t = useTexts(userListTexts);
  return (
    <Button size="sm" tone="quiet" aria-label={t('log', { name: user.name })} onClick={() => onOpenLog(user)}>
      <History aria-hidden="true" />
    </Button>
  );
}
