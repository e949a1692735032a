import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LOG_PAGE, type LogEntry, logQuery, undoChange } from '#data/admin/admin-log.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.tsx';
import { When } from '../when.tsx';

/** Everything that administrators did, newest first. */
export function LogSection() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const before = Number(search.get('before') ?? '') || null;
  const query = useQuery({ ...logQuery({}, before), placeholderData: keepPreviousData });
  return (
    <Loaded query={query}>
      {(entries) => {
        const last = entries.at(-1);
        return (
          <>
            {entries.length === 0 && (
              <EmptyState title={t`Nothing has been done yet`} headingLevel={2} icon="history">
                <p>
                  <Trans>
                    Every change by an administrator appears here: who, when, and the version before.
                  </Trans>
                </p>
              </EmptyState>
            )}
            <LogList entries={entries} />
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
          </>
        );
      }}
    </Loaded>
  );
}

type LogListProps = {
  entries: readonly LogEntry[];
  /** Renders further actions of an entry, such as taking its text into an editor. */
  more?: (entry: LogEntry) => ReactNode;
};

/** The actions of administrators, newest first: author, time, change, and the state before it. */
export function LogList({ entries, more }: LogListProps) {
  const { t } = useLingui();
  const { isBusy, ask, dialog } = useAct();
  const subjectName = (entry: LogEntry) => {
    const words = subjectWords(entry);
    return words === null ? entry.subject : t(words);
  };
  const adminName = ({ admin_name: name }: LogEntry) => (name === '' ? t`a deleted account` : name);
  const undo = (entry: LogEntry) =>
    ask({
      title: t`Undo this for “${entry.target_name}”?`,
      body: t`It goes back to what it was, unless somebody has changed it since. The log keeps both.`,
      confirm: t`Undo`,
      action: async () => undoChange(entry.id),
      done: t`It is as it was before.`,
    });
  return (
    <>
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
                        <Trans>reverts a change</Trans>
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
      {dialog}
    </>
  );
}

const SUBJECTS: Readonly<Record<string, MessageDescriptor>> = {
  profiles: msg`Account`,
  shared_lists: msg`Posted list`,
  list_comments: msg`Comment`,
  reports: msg`Report`,
  player_warnings: msg`Warning`,
  news_items: msg`News`,
  rules_chapters: msg`Chapter of the rules`,
  rules_sections: msg`Section of the rules`,
  faq_sections: msg`FAQ entry`,
  special_rules: msg`Special rule`,
  catalogue_changes: msg`Change of the catalogue`,
  catalogue_editors: msg`Editor`,
  site_texts: msg`Changelog`,
};

const CALLS: Readonly<Record<string, MessageDescriptor>> = {
  end_sessions: msg`Signed out everywhere`,
  password_link: msg`Link for a new password created`,
  remove_factors: msg`Second step removed`,
  confirm_address: msg`Address confirmed by hand`,
  export_account: msg`Data exported for the owner`,
  delete_account: msg`Account deleted`,
  resend_confirmation: msg`Confirmation sent again`,
  test_mail: msg`Test email sent`,
  publish_release: msg`Release of the catalogue`,
  preview_release: msg`Link for testers made`,
  drop_preview: msg`Link for testers ended`,
  clear_outbox: msg`Outbox cleared`,
};

/** Only rows of these can be taken back (the database decides for itself). */
function isUndoable({ action, subject, is_undone: isUndone, before, after }: LogEntry): boolean {
  // The words of a deleted account are gone from the log.
  if (before === null && after === null) return false;
  return action !== 'call' && !isUndone && Object.hasOwn(SUBJECTS, subject);
}

/**
 * Returns the name of an entry's subject, or of the call; null when this version has no name for
 * it.
 */
function subjectWords({ action, subject }: LogEntry): MessageDescriptor | null {
  return (action === 'call' ? CALLS[subject] : SUBJECTS[subject]) ?? null;
}

/** Returns the change to the subject; null for a call, whose name already says it. */
function actionWords({ action, after, before }: LogEntry): MessageDescriptor | null {
  if (action === 'call') return null;
  if (action === 'insert') return msg`added`;
  if (action === 'delete') return msg`deleted`;
  const changed = (field: string) => [before?.[field], after?.[field]] as const;
  const words: readonly (readonly [string, MessageDescriptor, MessageDescriptor])[] = [
    ['wab_admin', msg`made an administrator`, msg`no longer an administrator`],
    ['tester', msg`made a tester`, msg`no longer a tester`],
    ['banned', msg`banned`, msg`ban lifted`],
    ['deactivated', msg`closed`, msg`opened again`],
    ['is_hidden', msg`hidden`, msg`restored`],
  ];
  for (const [field, given, taken] of words) {
    const [was, is] = changed(field);
    if (was !== is) return is === true ? given : taken;
  }
  return msg`changed`;
}
