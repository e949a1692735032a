import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '#data/admin/users.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import styles from '../admin.module.css';
import { When } from '../when.tsx';
import { type UserMenuProps, useUserMenu } from './use-user-menu.tsx';

/** The number of public characters of a WAB id; `player_cards.short_id` has as many. */
const SHORT_ID = 8;

/** One account: player, rights, activity, and possible actions. */
export function UserRow({ account, ...menu }: Omit<UserMenuProps, 'name' | 'isOwn'>) {
  const { t } = useLingui();
  const isOwn = userIdOf(useViewer()) === account.id;
  // The board and the log show the same name.
  const name = account.username ?? account.wab_id.slice(0, SHORT_ID);
  const items = useUserMenu({ account, name, isOwn, ...menu });
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <div className={styles.who}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.muted}>
            {account.email ?? <Trans>no address</Trans>} · {account.wab_id}
          </p>
        </div>
        <Menu label={t`What to do about ${name}`} items={items} />
      </div>
      <UserBadges account={account} isOwn={isOwn} />
      <p className={styles.facts}>
        <span>
          <Trans>
            Joined <When at={account.created_at} />
          </Trans>
        </span>
        <span>
          {account.last_sign_in_at === null ? (
            <Trans>never signed in</Trans>
          ) : (
            <Trans>
              signed in <When at={account.last_sign_in_at} />
            </Trans>
          )}
        </span>
        <span>{t`${plural(account.sessions, { one: '# device', other: '# devices' })}`}</span>
        <span>{t`${plural(account.posts, { one: '# posted list', other: '# posted lists' })}`}</span>
      </p>
    </article>
  );
}

function UserBadges({ account, isOwn }: { account: Account; isOwn: boolean }) {
  const { t } = useLingui();
  const { wab_admin: isAdmin, tester, banned, deactivated, is_confirmed: isConfirmed } = account;
  const { open_reports: reports, warnings } = account;
  return (
    <p className={styles.badges}>
      {isOwn && (
        <Badge tone="info">
          <Trans>You</Trans>
        </Badge>
      )}
      {isAdmin && (
        <Badge tone="gold" icon="crown">
          <Trans>Administrator</Trans>
        </Badge>
      )}
      {tester && (
        <Badge icon="dice">
          <Trans>Tester</Trans>
        </Badge>
      )}
      {banned && (
        <Badge tone="danger" icon="violation">
          <Trans>Banned</Trans>
        </Badge>
      )}
      {deactivated && (
        <Badge tone="danger" icon="close">
          <Trans>Deactivated</Trans>
        </Badge>
      )}
      {!isConfirmed && (
        <Badge tone="warning" icon="warning">
          <Trans>Not confirmed</Trans>
        </Badge>
      )}
      {reports > 0 && (
        <Badge tone="warning" icon="flag">
          {t`${plural(reports, { one: '# open report', other: '# open reports' })}`}
        </Badge>
      )}
      {warnings > 0 && (
        <Badge icon="warning">{t`${plural(warnings, { one: '# warning', other: '# warnings' })}`}</Badge>
      )}
    </p>
  );
}
