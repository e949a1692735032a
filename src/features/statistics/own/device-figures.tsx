import { Trans, useLingui } from '@lingui/react/macro';
import type { DeviceGames } from '#data/games/device-games.ts';
import { playedListsOf } from '#domain/statistics/own/played-lists.ts';
import { unitActivity } from '#domain/statistics/own/unit-acts.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from '../statistics.module.css';
import { Section } from '../statistics-section.tsx';
import { ActTimes } from './act-times.tsx';
import { listWords } from './list-words.ts';
import { OwnChart } from './own-chart.tsx';
import own from './own.module.css';
import { UnitActivityTable } from './unit-activity-table.tsx';

/**
 * The figures of the games that ended on this device: they know their lists and what was tapped.
 * Nothing while there are none.
 */
export function DeviceFigures({ device: { games, unitNames } }: { device: DeviceGames }) {
  const { t, i18n } = useLingui();
  const words = listWords(i18n, useLanguage(), unitNames);
  const activity = unitActivity(games.map(({ units }) => units));
  if (games.length === 0)
    return (
      <p className={styles.hint}>
        <Trans>
          Games that you finish in Play Mode on this device with a list add figures of lists and units.
        </Trans>
      </p>
    );
  return (
    <div className={styles.columns}>
      <Section title={t`Lists and their versions`}>
        <p className={styles.hint}>
          <Trans>From the games that ended on this device, recorded or not.</Trans>
        </p>
        {playedListsOf(games).map((list) => {
          const name = words.nameOf(list);
          const since = words.sinceText(list);
          return (
            <div key={list.key} className={own.list}>
              <h3>{name}</h3>
              {since !== null && <p className={own.sentence}>{since}</p>}
              <OwnChart title={name} label={t`Version`} rows={words.versionRows(list)} />
            </div>
          );
        })}
      </Section>
      <div className={styles.column}>
        {activity.length > 0 && (
          <Section title={t`Units that rarely act`}>
            <UnitActivityTable activity={activity} unitNames={unitNames} />
          </Section>
        )}
        <ActTimes games={games} />
      </div>
    </div>
  );
}
