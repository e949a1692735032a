import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { useMissions } from '#data/use-missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { EventRound } from '#domain/events/log/types.ts';
import type { DescribedFeat, DescribedMission } from '#domain/game/missions/mission-library.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from './rounds.module.css';

/** Fetched for those who run the event. */
const loadFields = async () => (await import('./play-fields.tsx')).PlayFields;

type RoundPlayProps = { running: RunningEvent; round: EventRound };
type Item = DescribedMission | DescribedFeat;

/** The mission and the feat of a round; those who run the event choose or draw them. */
export function RoundPlay({ running: { event }, round }: RoundPlayProps) {
  const language = useLanguage();
  const { library } = useMissions(language);
  if (library === null) return null;
  const named = (items: readonly Item[], id: string | null) => items.find((item) => item.id === id) ?? null;
  const mission = named(library.missions, round.mission);
  const feat = named(library.feats, round.feat);
  return (
    <div className={styles.play}>
      {mission === null ? (
        <p className={styles.muted}>
          <Trans>No mission is told for this round.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Mission:</Trans> <Link to={paths.missions(mission.id)}>{localName(mission, language)}</Link>
          {feat !== null && (
            <>
              {' · '}
              <Trans>Feat:</Trans> {localName(feat, language)}
            </>
          )}
        </p>
      )}
      {event.runs && event.state === 'running' && (
        <Lazy load={loadFields} props={{ event, round, missions: library.missions, feats: library.feats }} />
      )}
    </div>
  );
}
