import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ACCOUNT_KINDS, type AccountKind, usersQuery } from '#data/admin/users.ts';
import { useSendsMail } from '#data/session/use-service-settings.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { Pager } from '../pager.tsx';
import { useAct } from '../use-act.tsx';
import { ActionDialog, type AdminAction } from '../action-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import type { WantedHelp } from './use-help.ts';
import { UserRow } from './user-row.tsx';

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
