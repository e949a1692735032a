import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LOG_PAGE, logQuery } from '#data/admin/admin-log.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { useAsk } from '../use-ask.tsx';
import { LogList } from './log-list.tsx';

/** Everything that administrators did, newest first. */
export function LogSection() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const before = Number(search.get('before') ?? '') || null;
  const { ask, dialog } = useAsk();
  const query = useQuery({ ...logQuery({}, before), placeholderData: keepPreviousData });
  return (
    <Loaded query={query}>
      {(entries) => {
        const last = entries.at(-1);
        return (
          <>
            {entries.length === 0 && (
              <EmptyState title={t`Nothing was done yet`} headingLevel={2} icon="history">
                <p>
                  <Trans>
                    Whatever an administrator changes stands here, with who, when and what was before.
                  </Trans>
                </p>
              </EmptyState>
            )}
            <LogList entries={entries} ask={ask} />
            <div className={styles.actions}>
              {before !== null && (
                <Button icon="chevron-up" onClick={() => setSearch({})}>
                  <Trans>Newest</Trans>
                </Button>
              )}
              {entries.length === LOG_PAGE && last !== undefined && (
                <Button icon="chevron-down" onClick={() => setSearch({ before: String(last.id) })}>
                  <Trans>Older</Trans>
                </Button>
              )}
            </div>
            {dialog}
          </>
        );
      }}
    </Loaded>
  );
}
