import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LogEntry } from '#data/admin/admin-log.ts';

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
  catalogue_errata: msg`Errata`,
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
  export_errata: msg`Errata exported`,
  clear_outbox: msg`Outbox cleared`,
};

/** Only rows of these can be taken back (the database decides for itself). */
export function isUndoable({ action, subject, is_undone: isUndone, before, after }: LogEntry): boolean {
  // The words of a deleted account are gone from the log.
  if (before === null && after === null) return false;
  return action !== 'call' && !isUndone && Object.hasOwn(SUBJECTS, subject);
}

/**
 * Returns the name of an entry's subject, or of the call; null when this version has no name for
 * it.
 */
export function subjectWords({ action, subject }: LogEntry): MessageDescriptor | null {
  return (action === 'call' ? CALLS[subject] : SUBJECTS[subject]) ?? null;
}

/** Returns the change to the subject; null for a call, whose name already says it. */
export function actionWords({ action, after, before }: LogEntry): MessageDescriptor | null {
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
