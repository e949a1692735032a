import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { type Account, endSessions, resendConfirmation, type Right, setRight } from '#data/admin/users.ts';
import { paths } from '#platform/paths.ts';
import type { MenuItem } from '#ui/menu/menu-item.ts';
import type { Question } from '../use-act.tsx';
import type { AdminAction } from '../action-dialog.tsx';
import { useHelpItems, type WantedHelp } from './use-help.ts';

export type UserMenuProps = {
  account: Account;
  name: string;
  /** True for the administrator's own account: only another administrator can take its rights. */
  isOwn: boolean;
  ask: (question: Question) => void;
  onAction: (action: AdminAction) => void;
  onHelp: (help: WantedHelp) => void;
  sendsMail: boolean;
};

/** Returns the actions for an account. Each change is confirmed first, by name. */
export function useUserMenu({
  account,
  name,
  isOwn,
  ask,
  onAction,
  onHelp,
  sendsMail,
}: UserMenuProps): readonly MenuItem[] {
  const { t } = useLingui();
  const helpItems = useHelpItems(account, name, sendsMail, onHelp);
  const { id, email, wab_admin: isAdmin, tester, banned, deactivated } = account;
  const give = (right: Right, value: boolean, done: string) => ({
    action: async () => setRight(id, right, value),
    done,
  });
  const items: MenuItem[] = [];
  const offer = (item: { id: string; label: string; danger?: boolean }, question: Question) =>
    items.push({ ...item, onSelect: () => ask({ ...question, isDanger: item.danger ?? false }) });

  items.push({
    id: 'page',
    label: t`Public page`,
    icon: 'user',
    link: <Link to={paths.publicProfile(account.username ?? id)} />,
  });
  offer(
    { id: 'tester', label: tester ? t`Remove tester rights` : t`Make a tester` },
    tester
      ? {
          title: t`Remove tester rights from ${name}?`,
          body: t`They lose access to Play Mode. A running game stays on their device.`,
          confirm: t`Remove the right`,
          ...give('tester', false, t`${name} is no longer a tester.`),
        }
      : {
          title: t`Make ${name} a tester?`,
          body: t`They can open Play Mode.`,
          confirm: t`Make a tester`,
          ...give('tester', true, t`${name} is a tester now.`),
        },
  );
  if (!isOwn) {
    offer(
      {
        id: 'admin',
        label: isAdmin ? t`Remove administrator rights` : t`Make an administrator`,
        danger: true,
      },
      isAdmin
        ? {
            title: t`Remove administrator rights from ${name}?`,
            body: t`They lose admin access at once.`,
            confirm: t`Remove the rights`,
            ...give('wab_admin', false, t`${name} is no longer an administrator.`),
          }
        : {
            title: t`Make ${name} an administrator?`,
            body: t`They can do everything that you can, including banning players and making administrators.`,
            confirm: t`Make an administrator`,
            ...give('wab_admin', true, t`${name} is an administrator now.`),
          },
    );
  }
  if (account.sessions > 0) {
    offer(
      { id: 'sign-out', label: t`Sign out everywhere` },
      {
        title: t`Sign ${name} out on every device?`,
        body: t`Nothing is deleted. They can sign in again. This cannot be undone.`,
        confirm: t`Sign out everywhere`,
        action: async () => endSessions(id),
        done: t`${name} is signed out everywhere.`,
      },
    );
  }
  if (!account.is_confirmed && email !== null) {
    offer(
      { id: 'resend', label: t`Send the confirmation again` },
      {
        title: t`Send the confirmation to ${email} again?`,
        body: t`The email has a new link; the old one no longer works.`,
        confirm: t`Send`,
        action: async () => resendConfirmation(email),
        done: t`Confirmation email has been sent`,
      },
    );
  }
  if (isOwn) return items;
  const choose = (kind: 'warn' | 'ban') => () => onAction({ kind, id, name, reportId: null });
  items.push({ id: 'warn', label: t`Warn`, onSelect: choose('warn') });
  if (banned) {
    offer(
      { id: 'ban', label: t`Lift the ban` },
      {
        title: t`Lift the ban on ${name}?`,
        body: t`What they posted and said is shown again, and they can write again.`,
        confirm: t`Lift the ban`,
        ...give('banned', false, t`The ban on ${name} is lifted.`),
      },
    );
  } else {
    items.push({ id: 'ban', label: t`Ban`, danger: true, onSelect: choose('ban') });
  }
  offer(
    {
      id: 'deactivate',
      label: deactivated ? t`Open the account again` : t`Deactivate`,
      danger: !deactivated,
    },
    deactivated
      ? {
          title: t`Open the account of ${name} again?`,
          body: t`What they posted and said is shown again, and they can sign in.`,
          confirm: t`Open the account again`,
          ...give('deactivated', false, t`The account of ${name} is open again.`),
        }
      : {
          title: t`Deactivate the account of ${name}?`,
          body: t`It is signed out, hidden and cannot post. Nothing is deleted, and you can open it again.`,
          confirm: t`Deactivate`,
          ...give('deactivated', true, t`The account of ${name} is closed.`),
        },
  );
  return [...items, ...helpItems];
}
