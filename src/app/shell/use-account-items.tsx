import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { waitingTasks } from '#data/admin/waiting-tasks.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { paths } from '#platform/paths.ts';
import type { ItemGroup, SingleItem } from '#ui/menu/menu-item.ts';
import { useAccount } from './use-account.ts';

/**
 * Returns the viewer's menu items; empty while the viewer is not known. The pages of an account
 * have their line here.
 */
export function useAccountItems() {
  'use no memo';
  const { t } = useLingui();
  const { email, signInPath, signOut } = useAccount();
  const items: SingleItem[] = [];
  if (signInPath !== null) {
    items.push({ id: 'sign-in', label: t`Sign in`, icon: 'user', link: <Link to={signInPath} /> });
  }
  if (signOut !== null) {
    items.push({ id: 'profile', label: t`Profile`, icon: 'user', link: <Link to={paths.profile()} /> });
    items.push({ id: 'sign-out', label: t`Sign out`, icon: 'external', onSelect: () => void signOut() });
  }
  // Without a user there is nothing to head.
  const groups: ItemGroup[] = signOut === null ? [] : [{ id: 'account', label: email, items }];
  return { signInPath, items, groups };
}

/**
 * The menu's group for administrators (docs/product.md, "Header and menus"), and how much waits for
 * them; empty for everybody else.
 */
export function useAdminItems(): {
  readonly groups: readonly ItemGroup[];
  readonly news: string | undefined;
} {
  'use no memo';
  const { t } = useLingui();
  const count = useStore(waitingTasks, (state) => state.count);
  if (!can(useViewer(), 'administer')) return { groups: [], news: undefined };
  const news = count === 0 ? undefined : t`${plural(count, { one: '# open task', other: '# open tasks' })}`;
  const label = t`Admin Dashboard`;
  const shown = news === undefined ? label : `${label} (${news})`;
  const items: SingleItem[] = [
    { id: 'admin', label: shown, icon: 'crown', link: <Link to={paths.admin()} /> },
    { id: 'mail', label: t`Email Management`, icon: 'comment', link: <Link to={paths.mail()} /> },
  ];
  return { groups: [{ id: 'administration', label: t`Admin Functions`, items }], news };
}
