import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { reportsQuery } from '#data/admin/admin-reports.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Select } from '#ui/select/select.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { Pager } from '../pager.tsx';
import { ActionDialog, type AdminAction } from '../action-dialog.tsx';
import { ReportRow } from './report-row.tsx';

const STATES = ['open', 'resolved', 'dismissed', 'all'] as const;

/** The reports of players, with their state. */
export function ReportsSection() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const status = STATES.find((each) => each === search.get('status')) ?? 'open';
  const page = Math.max(1, Number(search.get('page') ?? '1') || 1);
  const [action, setAction] = useState<AdminAction | null>(null);
  const query = useQuery({ ...reportsQuery(status, page), placeholderData: keepPreviousData });
  const names = { open: t`Open`, resolved: t`Resolved`, dismissed: t`Dismissed`, all: t`All reports` };
  return (
    <>
      <div className={styles.bar}>
        <Select
          data-narrow=""
          label={t`Which reports`}
          value={status}
          items={STATES.map((value) => ({ value, label: names[value] }))}
          onValueChange={(next) => setSearch({ status: next }, { replace: true })}
        />
      </div>
      <Loaded query={query}>
        {(reports) => (
          <>
            {reports.length === 0 && (
              <EmptyState title={t`No reports here`} headingLevel={2} icon="success">
                <p>
                  <Trans>Player reports about lists, comments and players appear here.</Trans>
                </p>
              </EmptyState>
            )}
            <ul className={styles.rows}>
              {reports.map((report) => (
                <li key={report.id}>
                  <ReportRow report={report} onAction={setAction} />
                </li>
              ))}
            </ul>
            <Pager
              page={page}
              total={reports[0]?.total ?? 0}
              onPage={(next) => setSearch({ status, page: String(next) })}
            />
          </>
        )}
      </Loaded>
      {action !== null && <ActionDialog action={action} onClose={() => setAction(null)} />}
    </>
  );
}
