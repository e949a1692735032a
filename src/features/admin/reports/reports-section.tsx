import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type AdminReport, reportsQuery } from '#data/admin/admin-reports.ts';
import { isShowable } from '#domain/community/picture.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Select } from '#ui/select/select.tsx';
import { ActionDialog, type AdminAction } from '../action-dialog.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { Pager } from '../pager.tsx';
import { When } from '../when.tsx';
import { ReportActions } from './report-actions.tsx';

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

const KINDS: Readonly<Record<AdminReport['kind'], MessageDescriptor>> = {
  list: msg`A list`,
  comment: msg`A comment`,
  player: msg`A player`,
};

const REASONS: Readonly<Record<AdminReport['reason'], MessageDescriptor>> = {
  spam: msg`Advertising or spam`,
  offensive: msg`Offensive or hateful`,
  harassment: msg`Harasses someone`,
  personal_data: msg`Reveals personal data`,
  other: msg`Something else`,
};

type ReportRowProps = {
  report: AdminReport;
  onAction: (action: AdminAction) => void;
};

/** One report: its subject as it was reported, and the possible actions. */
function ReportRow({ report, onAction }: ReportRowProps) {
  const { t } = useLingui();
  const player = report.player ?? t`a deleted account`;
  return (
    <article className={styles.row}>
      <div className={styles.who}>
        <h2 className={styles.name}>
          {t(KINDS[report.kind])} · {t(REASONS[report.reason])}
        </h2>
        <p className={styles.facts}>
          <span>
            <Trans>
              by <strong>{player}</strong>
            </Trans>
          </span>
          <span>
            <Trans>
              reported by {report.reporter ?? t`a visitor, or a deleted account`}{' '}
              <When at={report.created_at} />
            </Trans>
          </span>
        </p>
      </div>
      <ReportBadges report={report} />
      <blockquote className={styles.quote}>{wordsOf(report)}</blockquote>
      {picturesOf(report).map((address) => (
        <Picture key={address} src={address} width={120} height={120} fallback={address} />
      ))}
      {report.details !== null && (
        <p>
          <Trans>The reporter says: {report.details}</Trans>
        </p>
      )}
      {report.handled_at !== null && (
        <p className={styles.muted}>
          <Trans>
            Handled by {report.handled_by ?? t`a deleted account`} <When at={report.handled_at} />
          </Trans>
          {report.note !== null && <> · {report.note}</>}
        </p>
      )}
      <ReportActions report={report} player={player} onAction={onAction} />
    </article>
  );
}

/** A reported list ends with the address of its picture, which is shown instead. */
function picturesOf({ kind, excerpt }: AdminReport): readonly string[] {
  if (kind !== 'list') return [];
  return excerpt
    .split('\n')
    .filter((text) => isShowable(text))
    .slice(-1);
}

function wordsOf(report: AdminReport): string {
  const [picture] = picturesOf(report);
  return report.excerpt
    .split('\n')
    .filter((text) => text !== picture)
    .join('\n');
}

function ReportBadges({ report }: { report: AdminReport }) {
  const { t } = useLingui();
  const warnings = report.player_warnings;
  return (
    <p className={styles.badges}>
      {report.status === 'resolved' && (
        <Badge tone="success" icon="check">
          <Trans>Resolved</Trans>
        </Badge>
      )}
      {report.status === 'dismissed' && (
        <Badge>
          <Trans>Dismissed</Trans>
        </Badge>
      )}
      {!report.is_there && (
        <Badge icon="trash">
          <Trans>No longer there</Trans>
        </Badge>
      )}
      {report.is_hidden && report.kind !== 'player' && (
        <Badge tone="warning" icon="warning">
          <Trans>Hidden</Trans>
        </Badge>
      )}
      {report.player_banned && (
        <Badge tone="danger" icon="violation">
          <Trans>Banned</Trans>
        </Badge>
      )}
      {warnings > 0 && (
        <Badge icon="warning">{t`${plural(warnings, { one: '# warning', other: '# warnings' })}`}</Badge>
      )}
    </p>
  );
}
