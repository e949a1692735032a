import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { logQuery } from '#data/admin/admin-log.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { LogList } from './log-section.tsx';

type HistoryProps = {
  subject: string;
  targetId: string;
  /** Takes the words as they were before a change into the editor; nothing is saved by it. */
  onRestore: (row: Readonly<Record<string, unknown>>) => void;
};

/** The changes of a text with their authors and dates, and a way back to each earlier state. */
export function History(props: HistoryProps) {
  const { t } = useLingui();
  return (
    <Disclosure title={t`History`}>
      <HistoryList {...props} />
    </Disclosure>
  );
}

function HistoryList({ subject, targetId, onRestore }: HistoryProps) {
  const { t } = useLingui();
  const query = useQuery(logQuery({ subject, targetId }, null));
  const restore = (row: Readonly<Record<string, unknown>>) => {
    onRestore(row);
    toast.info({ title: t`The older text is in the editor. Save to keep it.` });
  };
  return (
    <Loaded query={query}>
      {(entries) => (
        <>
          {entries.length === 0 && (
            <p className={styles.muted}>
              <Trans>Nobody has changed this yet.</Trans>
            </p>
          )}
          <LogList
            entries={entries}
            more={({ before }) =>
              before === null ? null : (
                <Button size="sm" icon="restore" onClick={() => restore(before)}>
                  <Trans>Use this version</Trans>
                </Button>
              )
            }
          />
        </>
      )}
    </Loaded>
  );
}
