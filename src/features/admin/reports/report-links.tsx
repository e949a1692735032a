import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OfficeReport } from '#data/admin/reports.ts';
import { paths } from '#platform/paths.ts';
import styles from '../admin.module.css';

/** Links to the reported comment or list, and to its author's account. */
export function ReportLinks({ report }: { report: OfficeReport }) {
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
            <Trans>To the comment</Trans>
          ) : (
            <Trans>To the list</Trans>
          )}
        </Link>
      )}
      {report.player_id !== null && (
        <Link to={paths.admin('users', `q=${report.player_id}`)}>
          <Trans>To the account</Trans>
        </Link>
      )}
    </p>
  );
}
