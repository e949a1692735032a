import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { localName, localText } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { DescribedFeat, DescribedMission } from '#domain/game/mission-library.ts';
import { paths } from '#platform/paths.ts';
import { useMissionLength } from '#platform/words/mission-length.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { KindBadge } from './mission-facts.tsx';
import { MissionMapStamp } from './mission-map.tsx';
import styles from './mission-list.module.css';

type ListProps<Item> = { items: readonly Item[]; language: Language; shownId: string | null };

/** The missions to choose from. */
export function MissionList({ items, language, shownId }: ListProps<DescribedMission>) {
  const { t } = useLingui();
  if (items.length === 0) return <NothingFound />;
  return (
    <ul className={styles.list} aria-label={t`Missions`}>
      {items.map((mission) => (
        <li key={mission.id}>
          <Link
            className={styles.row}
            to={paths.missions(mission.id)}
            aria-current={mission.id === shownId ? 'page' : undefined}
          >
            <span className={styles.stamp}>
              <MissionMapStamp map={mission.map} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{localName(mission, language)}</span>
              <Facts mission={mission} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Facts({ mission }: { mission: DescribedMission }) {
  const length = useMissionLength();
  return (
    <>
      <span className={styles.facts}>
        <KindBadge kind={mission.kind} />
        <span>{length(mission)}</span>
      </span>
      {mission.creator !== null && (
        <span className={styles.facts}>
          <Trans>by {mission.creator}</Trans>
        </span>
      )}
    </>
  );
}

/** The feats to choose from. */
export function FeatList({ items, language, shownId }: ListProps<DescribedFeat>) {
  const { t } = useLingui();
  if (items.length === 0) return <NothingFound />;
  return (
    <ul className={styles.list} aria-label={t`Feats`}>
      {items.map((feat) => (
        <li key={feat.id}>
          <Link
            className={styles.row}
            to={paths.missions(feat.id)}
            aria-current={feat.id === shownId ? 'page' : undefined}
          >
            <span className={styles.medal}>
              <Icon name="flag" size={22} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{localName(feat, language)}</span>
              <span className={styles.text}>{localText(feat, language)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NothingFound() {
  return (
    <p className={styles.none}>
      <Trans>Nothing fits the search. Try a shorter word, or look at both kinds.</Trans>
    </p>
  );
}
