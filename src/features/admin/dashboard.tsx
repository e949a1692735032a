import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Overview, overviewQuery } from '#data/admin/overview.ts';
import { type MailFault, mailFaults } from '#domain/admin/mail-faults.ts';
import { paths } from '#platform/paths.ts';
import type { IconName } from '#ui/icon/icon-paths.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './admin.module.css';
import board from './dashboard.module.css';
import { BuildBanner } from './deployment/build-notices.tsx';
import { Loaded } from './loaded.tsx';
import { MAIL_FAULT_WORDS } from './mail/fault-words.ts';

/** The open tasks of administrators, and the figures of the site. */
export function Dashboard() {
  const query = useQuery(overviewQuery());
  return (
    <>
      <BuildBanner />
      <Loaded query={query}>{(data) => <Whole data={data} />}</Loaded>
    </>
  );
}

function Whole({ data }: { data: Overview }) {
  const { i18n, t } = useLingui();
  const tasks = useTasks(data);
  const tiles = [
    { id: 'players', label: t`Players`, value: data.players },
    { id: 'new', label: t`New in seven days`, value: data.new_players },
    { id: 'posts', label: t`Posted lists`, value: data.posts },
    { id: 'banned', label: t`Banned players`, value: data.banned },
    { id: 'news', label: t`Scheduled news`, value: data.scheduled_news },
  ];
  return (
    <>
      <section className={styles.panel}>
        <h2>
          <Trans>Needs attention</Trans>
        </h2>
        {tasks.length === 0 && (
          <p className={styles.muted}>
            <Trans>
              You are all caught up: all reports are handled, all emails are sent, all texts are translated.
            </Trans>
          </p>
        )}
        <ul className={styles.picks}>
          {tasks.map(({ id, text, detail, to, icon, isUrgent = false }) => (
            <li key={id}>
              <Link to={to} className={board.task} {...(isUrgent ? { 'data-urgent': '' } : {})}>
                <Icon name={icon} />
                <span>
                  {text}
                  {detail !== undefined && <small>{detail}</small>}
                </span>
                <Icon name="chevron-right" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <dl className={board.tiles}>
        {tiles.map(({ id, label, value }) => (
          <div key={id} className={board.tile}>
            <dt>{label}</dt>
            <dd>{i18n.number(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type Task = {
  readonly id: string;
  readonly text: string;
  /** The reason and the next step, where the linked page does not explain itself. */
  readonly detail?: string;
  readonly to: string;
  readonly icon: IconName;
  readonly isUrgent?: boolean;
};

type Counted = Task & { readonly count: number };

/** Returns the open tasks of an administrator, urgent ones first, each with a link. */
function useTasks(data: Overview): readonly Task[] {
  const { t } = useLingui();
  const mails = useMailTasks(mailFaults(data.unsent));
  const translations = useTranslationTasks(data);
  const urgent: readonly Counted[] = [
    {
      id: 'reports',
      count: data.open_reports,
      text: t`${plural(data.open_reports, { one: '# open report', other: '# open reports' })}`,
      to: paths.admin('reports'),
      icon: 'violation',
      isUrgent: true,
    },
    {
      id: 'alerts',
      count: data.unread_alerts,
      text: t`${plural(data.unread_alerts, { one: '# new alert about a failed build', other: '# new alerts about failed builds' })}`,
      to: paths.admin('alerts'),
      icon: 'warning',
      isUrgent: true,
    },
  ];
  const rest: readonly Counted[] = [
    {
      id: 'changes',
      count: data.changes,
      text: t`${plural(data.changes, { one: '# change of the catalogue waits', other: '# changes of the catalogue wait' })}`,
      to: paths.admin('catalogue'),
      icon: 'edit',
    },
    {
      id: 'kept',
      count: data.kept_mails,
      text: t`${plural(data.kept_mails, { one: '# email to deliver by hand', other: '# emails to deliver by hand' })}`,
      to: `${paths.mail()}?status=kept`,
      icon: 'comment',
    },
    {
      id: 'unconfirmed',
      count: data.unconfirmed,
      text: t`${plural(data.unconfirmed, { one: '# account is not confirmed', other: '# accounts are not confirmed' })}`,
      to: paths.admin('users', 'kind=unconfirmed'),
      icon: 'user',
    },
  ];
  const counts = ({ count }: Counted) => count > 0;
  return [...urgent.filter(counts), ...mails, ...[...rest, ...translations].filter(counts)];
}

function useTranslationTasks({ missing }: Overview): readonly Counted[] {
  const { t } = useLingui();
  const texts = (kind: string) => paths.admin('texts', `kind=${kind}&missing=1`);
  return [
    {
      id: 'rules',
      count: missing.rules,
      text: t`${plural(missing.rules, { one: '# rules text lacks a translation', other: '# rules texts lack a translation' })}`,
      to: texts('sections'),
      icon: 'book',
    },
    {
      id: 'faq',
      count: missing.faq,
      text: t`${plural(missing.faq, { one: '# FAQ text lacks a translation', other: '# FAQ texts lack a translation' })}`,
      to: texts('faq'),
      icon: 'book',
    },
    {
      id: 'special',
      count: missing.special_rules,
      text: t`${plural(missing.special_rules, { one: '# special rule lacks a translation', other: '# special rules lack a translation' })}`,
      to: texts('special-rules'),
      icon: 'book',
    },
    {
      id: 'news',
      count: missing.news,
      text: t`${plural(missing.news, { one: '# news item lacks a translation', other: '# news items lack a translation' })}`,
      to: paths.admin('news'),
      icon: 'bell',
    },
  ];
}

/** Returns the tasks for unsent mails, one for each reason, with the next step. */
function useMailTasks(faults: readonly MailFault[]): readonly Task[] {
  const { t } = useLingui();
  return faults.map(({ status, reason, count }) => ({
    id: `mail ${status} ${reason}`,
    text:
      status === 'failed'
        ? t`${plural(count, { one: '# email could not be sent', other: '# emails could not be sent' })}`
        : t`${plural(count, { one: '# email has not been sent yet and will be retried', other: '# emails have not been sent yet and will be retried' })}`,
    detail: t(MAIL_FAULT_WORDS[reason]),
    to: `${paths.mail()}?status=${status}`,
    icon: 'comment',
    isUrgent: true,
  }));
}
