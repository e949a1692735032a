import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Account, ACCOUNT_KINDS, type AccountKind, usersQuery } from '#data/admin/users.ts';
import { useSendsMail } from '#data/session/use-service-settings.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ActionDialog, type AdminAction } from '../action-dialog.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { Pager } from '../pager.tsx';
import { useAct } from '../use-act.tsx';
import { When } from '../when.tsx';
import { HelpDialog } from './help-dialog.tsx';
import type { WantedHelp } from './use-help.ts';
import { type UserMenuProps, useUserMenu } from './use-user-menu.tsx';

const KINDS: Readonly<Record<AccountKind, MessageDescriptor>> = {
  all: msg`All accounts`,
  admins: msg`Administrators`,
  testers: msg`Testers`,
  banned: msg`Banned`,
  deactivated: msg`Deactivated`,
  unconfirmed: msg`Not confirmed`,
};

/** The accounts with their rights, and the actions of administrators. */
export function UsersSection() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const term = search.get('q') ?? '';
  const kind = ACCOUNT_KINDS.find((each) => each === search.get('kind')) ?? 'all';
  const page = Math.max(1, Number(search.get('page') ?? '1') || 1);
  const [typed, setTyped] = useState(term);
  const [action, setAction] = useState<AdminAction | null>(null);
  const [help, setHelp] = useState<WantedHelp | null>(null);
  const sendsMail = useSendsMail();
  const { ask, dialog } = useAct();
  const query = useQuery({ ...usersQuery(term, kind, page), placeholderData: keepPreviousData });
  const show = (changes: Readonly<Record<string, string>>) =>
    setSearch(
      Object.fromEntries(Object.entries({ q: term, kind, ...changes }).filter(([, value]) => value !== '')),
      { replace: true, preventScrollReset: true },
    );
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    show({ q: typed.trim() });
  };
  return (
    <>
      <form className={styles.bar} onSubmit={submit} role="search">
        <TextField
          className={styles.grow}
          label={t`Address, user name, WAB ID or number`}
          icon="search"
          value={typed}
          onValueChange={setTyped}
        />
        <Select
          data-narrow=""
          label={t`Which accounts`}
          value={kind}
          items={ACCOUNT_KINDS.map((value) => ({ value, label: t(KINDS[value]) }))}
          onValueChange={(next) => show({ kind: next })}
        />
        <Button type="submit" variant="primary">
          <Trans>Search</Trans>
        </Button>
      </form>
      <Loaded query={query}>
        {(accounts) => (
          <>
            {accounts.length === 0 && (
              <EmptyState title={t`No matching accounts`} headingLevel={2} icon="user">
                <p>
                  <Trans>Search for part of the address or name, or show all accounts.</Trans>
                </p>
              </EmptyState>
            )}
            <ul className={styles.rows}>
              {accounts.map((account) => (
                <li key={account.id}>
                  <UserRow {...{ account, ask, sendsMail }} onAction={setAction} onHelp={setHelp} />
                </li>
              ))}
            </ul>
            <Pager
              page={page}
              total={accounts[0]?.total ?? 0}
              onPage={(next) => show({ page: String(next) })}
            />
          </>
        )}
      </Loaded>
      {dialog}
      {action !== null && <ActionDialog action={action} onClose={() => setAction(null)} />}
      {help !== null && (
        <HelpDialog key={`${help.kind} ${help.id}`} help={help} onClose={() => setHelp(null)} />
      )}
    </>
  );
}

/** The number of public characters of a WAB id; `player_cards.short_id` has as many. */
const SHORT_ID = 8;

/** One account: player, rights, activity, and possible actions. */
function UserRow({ account, ...menu }: Omit<UserMenuProps, 'name' | 'isOwn'>) {
  const { t } = useLingui();
  const isOwn = userIdOf(useViewer()) === account.id;
  // The board and the log show the same name.
  const name = account.username ?? account.wab_id.slice(0, SHORT_ID);
  const items = useUserMenu({ account, name, isOwn, ...menu });
  return (
    <article className={classNames(styles.row, styles.account)}>
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
