import { Trans, useLingui } from '@lingui/react/macro';
import { handleReport, type OfficeReport, type ReportStatus, setHidden } from '#data/admin/reports.ts';
import { Button } from '#ui/button/button.tsx';
import styles from '../admin.module.css';
import { useAct } from '../use-act.ts';
import type { Deed } from '../deed-dialog.tsx';

type ReportActionsProps = {
  report: OfficeReport;
  player: string;
  onDeed: (deed: Deed) => void;
};

/** Hide or restore, warn, ban, and close the report. */
export function ReportActions({ report, player, onDeed }: ReportActionsProps) {
  const { t } = useLingui();
  const { isBusy, act } = useAct();
  const { kind, player_id: playerId } = report;
  const close = (status: ReportStatus, done: string) =>
    void act(async () => handleReport(report.id, status, null), done);
  const hide = (isHidden: boolean) => {
    if (kind === 'player') return;
    if (isHidden) {
      const deed = kind === 'list' ? 'hide-list' : 'hide-comment';
      onDeed({ kind: deed, id: report.target_id, name: player, reportId: report.id });
      return;
    }
    void act(async () => setHidden(kind, report.target_id, null), t`It is shown again.`);
  };
  const ban = () => {
    if (playerId === null) return;
    onDeed({ kind: 'ban', id: playerId, name: player, reportId: report.id });
  };
  return (
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
          onClick={() => onDeed({ kind: 'warn', id: playerId, name: player, reportId: report.id })}
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
  );
}
