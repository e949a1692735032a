import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { type Account, endSessions, resendConfirmation, type Right, setRight } from '#data/admin/users.ts';
import { paths } from '#platform/paths.ts';
import type { MenuItem } from '#ui/menu/menu-item.ts';
import { useAct } from '../use-act.ts';
import type { Question } from '../use-ask.tsx';
import type { AdminAction } from '../action-dialog.tsx';
import { accountName } from './account-name.ts';
import { useHelpItems, type WantedHelp } from './use-help.ts';

type UserMenuProps = {
  account: Account;
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
  isOwn,
  ask,
  onAction,
  onHelp,
  sendsMail,
}: UserMenuProps): readonly MenuItem[] {
  const { t } = useLingui();
  const { act } = useAct();
  const helpItems = useHelpItems(account, sendsMail, onHelp);
  const name = accountName(account);
  const { id, email, wab_admin: isAdmin, tester, banned, deactivated } = account;
  const give = (right: Right, value: boolean, done: string) => () =>
    void act(async () => setRight(id, right, value), done);
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
    { id: 'tester', label: tester ? t`Take the tester’s right` : t`Make a tester` },
    tester
      ? {
          title: t`Take the tester’s right from ${name}?`,
          body: t`Play mode closes for them. A running game stays on their device.`,
          confirm: t`Take the right`,
          onConfirm: give('tester', false, t`${name} is no tester any more.`),
        }
      : {
          title: t`Make ${name} a tester?`,
          body: t`They can open play mode.`,
          confirm: t`Make a tester`,
          onConfirm: give('tester', true, t`${name} is a tester now.`),
        },
  );
  if (!isOwn) {
    offer(
      {
        id: 'admin',
        label: isAdmin ? t`Take the administrator’s rights` : t`Make an administrator`,
        danger: true,
      },
      isAdmin
        ? {
            title: t`Take the administrator’s rights from ${name}?`,
            body: t`The office closes for them at once.`,
            confirm: t`Take the rights`,
            onConfirm: give('wab_admin', false, t`${name} is no administrator any more.`),
          }
        : {
            title: t`Make ${name} an administrator?`,
            body: t`They can do everything that you can, also ban players and make more administrators.`,
            confirm: t`Make an administrator`,
            onConfirm: give('wab_admin', true, t`${name} is an administrator now.`),
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
        onConfirm: () => void act(async () => endSessions(id), t`${name} is signed out everywhere.`),
      },
    );
  }
  if (!account.is_confirmed && email !== null) {
    offer(
      { id: 'resend', label: t`Send the confirmation again` },
      {
        title: t`Send the confirmation to ${email} again?`,
        body: t`The mail has a new link; the old one opens nothing any more.`,
        confirm: t`Send`,
        onConfirm: () => void act(async () => resendConfirmation(email), t`Confirmation email has been sent`),
      },
    );
  }
  if (isOwn) return items;
  items.push({
    id: 'warn',
    label: t`Warn`,
    onSelect: () => onAction({ kind: 'warn', id, name, reportId: null }),
  });
  if (banned) {
    offer(
      { id: 'ban', label: t`Lift the ban` },
      {
        title: t`Lift the ban on ${name}?`,
        body: t`What they posted and said is shown again, and they can write again.`,
        confirm: t`Lift the ban`,
        onConfirm: give('banned', false, t`The ban on ${name} is lifted.`),
      },
    );
  } else {
    const ban = () => onAction({ kind: 'ban', id, name, reportId: null });
    items.push({ id: 'ban', label: t`Ban`, danger: true, onSelect: ban });
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
          onConfirm: give('deactivated', false, t`The account of ${name} is open again.`),
        }
      : {
          title: t`Deactivate the account of ${name}?`,
          body: t`It is closed as if it were gone: signed out, hidden, writing nothing. Nothing is deleted, and you can open it again.`,
          confirm: t`Deactivate`,
          onConfirm: give('deactivated', true, t`The account of ${name} is closed.`),
        },
  );
  return [...items, ...helpItems];
}
