import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type LogEntry, undoChange } from '#data/admin/admin-log.ts';
import { asWritten } from '#ui/as-written/as-written.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import styles from '../admin.module.css';
import { useAct } from '../use-act.ts';
import type { Question } from '../use-ask.tsx';
import { When } from '../when.tsx';
import { actionWords, isUndoable, subjectWords } from './log-words.ts';

type LogListProps = {
  entries: readonly LogEntry[];
  ask: (question: Question) => void;
  /** Renders further actions of an entry, such as taking its text into an editor. */
  more?: (entry: LogEntry) => ReactNode;
};

/** The actions of administrators, newest first: author, time, change, and the state before it. */
export function LogList({ entries, ask, more }: LogListProps) {
  const { t } = useLingui();
  const { isBusy, act } = useAct();
  const subjectName = (entry: LogEntry) => {
    const words = subjectWords(entry);
    return words === null ? entry.subject : t(words);
  };
  const adminName = ({ admin_name: name }: LogEntry) => asWritten(name === '' ? t`a deleted account` : name);
  const undo = (entry: LogEntry) =>
    ask({
      title: t`Undo this for “${entry.target_name}”?`,
      body: t`It becomes what it was before, unless somebody has changed it since. The log keeps both.`,
      confirm: t`Undo`,
      onConfirm: () => void act(async () => undoChange(entry.id), t`It is as it was before.`),
    });
  return (
    <ul className={styles.rows}>
      {entries.map((entry) => {
        const action = actionWords(entry);
        return (
          <li key={entry.id} className={styles.row}>
            <div className={styles.head}>
              <div className={styles.who}>
                <h2 className={styles.name}>
                  {entry.target_name === '' ? <Trans>Deleted account</Trans> : entry.target_name}
                </h2>
                <p className={styles.facts}>
                  <span>
                    {action === null ? (
                      subjectName(entry)
                    ) : (
                      <Trans>
                        {subjectName(entry)}: {t(action)}
                      </Trans>
                    )}
                  </span>
                  <span>
                    <Trans>
                      by {adminName(entry)} <When at={entry.created_at} />
                    </Trans>
                  </span>
                  {entry.is_undone && (
                    <Badge>
                      <Trans>undone</Trans>
                    </Badge>
                  )}
                  {entry.undoes !== null && (
                    <Badge icon="undo">
                      <Trans>takes something back</Trans>
                    </Badge>
                  )}
                </p>
              </div>
              <div className={styles.actions}>
                {more?.(entry)}
                {isUndoable(entry) && (
                  <Button size="sm" icon="undo" busy={isBusy} onClick={() => undo(entry)}>
                    <Trans>Undo</Trans>
                  </Button>
                )}
              </div>
            </div>
            {(entry.before !== null || entry.after !== null) && (
              <Disclosure title={t`Before and after`}>
                <div className={styles.languages}>
                  {[entry.before, entry.after].map((side, at) => (
                    <pre key={at === 0 ? 'before' : 'after'} className={styles.pre}>
                      {side === null ? '–' : JSON.stringify(side, null, 1)}
                    </pre>
                  ))}
                </div>
              </Disclosure>
            )}
          </li>
        );
      })}
    </ul>
  );
}
