import { Trans, useLingui } from '@lingui/react/macro';
import { handleReport, type OfficeReport, type ReportStatus, setHidden } from '#data/admin/reports.ts';
import { setRight } from '#data/admin/users.ts';
import { Button } from '#ui/button/button.tsx';
import styles from '../admin.module.css';
import { useAct } from '../use-act.ts';
import type { Question } from '../use-ask.tsx';
import type { Warned } from '../warn-dialog.tsx';

type ReportActionsProps = {
  report: OfficeReport;
  player: string;
  ask: (question: Question) => void;
  onWarn: (player: Warned) => void;
};

/** Hide or restore, warn, ban, and close the report. */
export function ReportActions({ report, player, ask, onWarn }: ReportActionsProps) {
  const { t } = useLingui();
  const { isBusy, act } = useAct();
  const { kind, player_id: playerId } = report;
  const close = (status: ReportStatus, done: string) =>
    void act(async () => handleReport(report.id, status, null), done);
  const hide = (isHidden: boolean) => {
    if (kind === 'player') return;
    const done = isHidden ? t`It is hidden now.` : t`It is shown again.`;
    const run = () => void act(async () => setHidden(kind, report.target_id, isHidden), done);
    if (!isHidden) {
      run();
      return;
    }
    ask({
      title: kind === 'list' ? t`Hide the list of ${player}?` : t`Hide the comment of ${player}?`,
      body: t`Nobody but its author and administrators sees it until you restore it.`,
      confirm: t`Hide`,
      onConfirm: run,
    });
  };
  const ban = () => {
    if (playerId === null) return;
    ask({
      title: t`Ban ${player}?`,
      body: t`They are signed out everywhere and can write nothing. Their posts, comments and likes are hidden until the ban is lifted; nothing is deleted.`,
      confirm: t`Ban`,
      isDanger: true,
      onConfirm: () => void act(async () => setRight(playerId, 'banned', true), t`${player} is banned.`),
    });
  };
  return (
    <div className={styles['actions']}>
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
          onClick={() => onWarn({ id: playerId, name: player, reportId: report.id })}
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
