import { Trans, useLingui } from '@lingui/react/macro';
import { factionName } from '#data/faction-summaries.ts';
import { findMission } from '#data/missions.ts';
import type { RecordedGame } from '#data/results/results-table.ts';
import { useMissions } from '#data/use-missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import styles from './recorded-games.module.css';

/** One game: scenario, opponent, result, and whether it counts. */
export function RecordedGameLine({ game }: { game: RecordedGame }) {
  const { i18n, t } = useLingui();
  const { library, language } = useMissions(useLanguage());
  const nameOf = (id: string) => {
    const found = library === null ? null : findMission(library, id);
    if (found === null) return id;
    return localName(found.kind === 'mission' ? found.mission : found.feat, language);
  };
  const opponent = game.opponentName ?? t`a deleted account`;
  const when = i18n.date(new Date(game.playedAt), { dateStyle: 'medium' });
  const ended = Math.sign(game.ownScore - game.opponentScore);
  return (
    <div className={styles.game} data-ended={ended}>
      <p className={styles.score}>
        <strong>
          {game.ownScore}–{game.opponentScore}
        </strong>
        <span>
          {ended > 0 ? <Trans>Victory</Trans> : ended < 0 ? <Trans>Defeat</Trans> : <Trans>Draw</Trans>}
        </span>
      </p>
      <div className={styles.words}>
        <p className={styles.name}>
          <Trans>Against {opponent}</Trans>
        </p>
        <p className={styles.facts}>
          {nameOf(game.mission)}
          {game.feat !== null && ` · ${nameOf(game.feat)}`}
        </p>
        <Factions game={game} />
        {game.ownBegan !== null && (
          <p className={styles.facts}>
            {game.ownBegan ? <Trans>You began.</Trans> : <Trans>{opponent} began.</Trans>}
          </p>
        )}
        <p className={styles.facts}>
          <time dateTime={game.playedAt}>{when}</time>
        </p>
        {game.status === 'pending' && (
          <Badge tone="info" icon="history">
            <Trans>Waiting for your opponent</Trans>
          </Badge>
        )}
        {game.isCorrecting && (
          <Badge tone="info" icon="history">
            <Trans>A correction is waiting for your opponent</Trans>
          </Badge>
        )}
        {game.status === 'declined' && (
          <Badge tone="warning" icon="warning">
            <Trans>Not confirmed: does not count</Trans>
          </Badge>
        )}
      </div>
    </div>
  );
}

function Factions({ game: { ownFaction, opponentFaction } }: { game: RecordedGame }) {
  const language = useLanguage();
  if (ownFaction === null || opponentFaction === null) return null;
  const own = factionName(ownFaction, language);
  const other = factionName(opponentFaction, language);
  return (
    <p className={styles.facts}>
      <Trans>
        {own} against {other}
      </Trans>
    </p>
  );
}
