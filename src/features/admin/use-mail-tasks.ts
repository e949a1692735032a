import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MailFault } from '#domain/admin/mail-faults.ts';
import { paths } from '#platform/paths.ts';
import { MAIL_FAULT_WORDS } from './mail/fault-words.ts';
import type { Task } from './use-tasks.ts';

/** Returns the tasks for unsent mails, one for each reason, with the next step. */
export function useMailTasks(faults: readonly MailFault[]): readonly Task[] {
  const { t } = useLingui();
  return faults.map(({ status, reason, count }) => ({
    id: `mail ${status} ${reason}`,
    text:
      status === 'failed'
        ? t`${plural(count, { one: '# mail could not be sent', other: '# mails could not be sent' })}`
        : t`${plural(count, { one: '# mail has not left yet and is tried again', other: '# mails have not left yet and are tried again' })}`,
    detail: t(MAIL_FAULT_WORDS[reason]),
    to: `${paths.mail()}?status=${status}`,
    icon: 'comment',
    isUrgent: true,
  }));
}
