import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { type AdminReport, handleReport, type ReportStatus, setHidden } from '#data/admin/admin-reports.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import type { AdminAction } from '../action-dialog.tsx';
import styles from '../admin.module.css';
import { useAct } from '../use-act.tsx';

type ReportActionsProps = {
  report: AdminReport;
  player: string;
  onAction: (action: AdminAction) => void;
};

/** Links from a report, and its actions: hide or restore, warn, ban, and close it. */
export function ReportActions({ report, player, onAction }: ReportActionsProps) {
  const { t } = useLingui();
  const { isBusy, act } = useAct();
  const { kind, player_id: playerId } = report;
  const close = (status: ReportStatus, done: string) =>
    act({ action: async () => handleReport(report.id, status, null), done });
  const hide = (isHidden: boolean) => {
    if (kind === 'player') return;
    if (isHidden) {
      const action = kind === 'list' ? 'hide-list' : 'hide-comment';
      onAction({ kind: action, id: report.target_id, name: player, reportId: report.id });
      return;
    }
    act({ action: async () => setHidden(kind, report.target_id, null), done: t`It is shown again.` });
  };
  const ban = () => {
    if (playerId === null) return;
    onAction({ kind: 'ban', id: playerId, name: player, reportId: report.id });
  };
  return (
    <>
      <ReportLinks report={report} />
      <div className={styles.actions}>
        {kind !== 'player' && report.is_there && (
          <Button
            size="sm"
            icon={report.is_hidden ? 'restore' : 'close'}
            busy={isBusy}
            onClick={() => hide(!report.is_hidden)}
          >
            {report.is_hidden ? <Trans>Restore</Trans> : <Trans>Hide</Trans>}
          </Button>
        )}
        {playerId !== null && (
          <Button
            size="sm"
            icon="warning"
            onClick={() => onAction({ kind: 'warn', id: playerId, name: player, reportId: report.id })}
          >
            <Trans>Warn</Trans>
          </Button>
        )}
        {playerId !== null && !report.player_banned && (
          <Button size="sm" icon="violation" onClick={ban}>
            <Trans>Ban</Trans>
          </Button>
        )}
        {report.status === 'open' ? (
          <>
            <Button
              size="sm"
              variant="primary"
              icon="check"
              busy={isBusy}
              onClick={() => close('resolved', t`The report is resolved.`)}
            >
              <Trans>Resolved</Trans>
            </Button>
            <Button size="sm" busy={isBusy} onClick={() => close('dismissed', t`The report is dismissed.`)}>
              <Trans>Nothing to do</Trans>
            </Button>
          </>
        ) : (
          <Button
            size="sm"
            icon="undo"
            busy={isBusy}
            onClick={() => close('open', t`The report is open again.`)}
          >
            <Trans>Open again</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

/** Links to the reported comment or list, and to its author's account. */
function ReportLinks({ report }: { report: AdminReport }) {
  return (
    <p className={styles.facts}>
      {report.list_id !== null && (
        <Link
          to={
            report.kind === 'comment' && report.is_there
              ? paths.comment(report.list_id, report.target_id)
              : paths.communityList(report.list_id)
          }
        >
          {report.kind === 'comment' && report.is_there ? (
            <Trans>Go to the comment</Trans>
          ) : (
            <Trans>Go to the list</Trans>
          )}
        </Link>
      )}
      {report.player_id !== null && (
        <Link to={paths.admin('users', `q=${report.player_id}`)}>
          <Trans>Go to the account</Trans>
        </Link>
      )}
    </p>
  );
}
