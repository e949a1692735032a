import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Overview, overviewQuery } from '#data/admin/overview.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './admin.module.css';
import board from './dashboard.module.css';
import { BuildBanner } from './deployment/build-notices.tsx';
import { Loaded } from './loaded.tsx';
import { useTasks } from './use-tasks.ts';

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
  const { t } = useLingui();
  const tasks = useTasks(data);
  const tiles = [
    { id: 'players', label: t`Players`, value: data.players },
    { id: 'new', label: t`New in seven days`, value: data.new_players },
    { id: 'posts', label: t`Posted lists`, value: data.posts },
    { id: 'banned', label: t`Banned players`, value: data.banned },
    { id: 'errata', label: t`Active errata`, value: data.errata },
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
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
