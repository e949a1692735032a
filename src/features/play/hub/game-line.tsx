import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShelvedGame } from '#data/games/shelved-game.ts';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { PHASE_NAMES } from '../frame/phase-strip.tsx';
import styles from './hub-page.module.css';
import { useLanguage } from '#platform/use-language.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useMissions } from '#data/use-missions.ts';

type GameLineProps = {
  game: ShelvedGame;
  /** Buttons beside the line; they get the game's name and date. */
  actions: (name: string, when: string) => ReactNode;
};

/**
 * A game of the shelf in a line: scenario, players, state, time. A tap shows its summary, unless it
 * is deleted.
 */
export function GameLine({ game, actions }: GameLineProps) {
  const { i18n } = useLingui();
  const nameOf = useScenarioName();
  const at = game.isFinished ? (game.endedAt ?? game.startedAt ?? game.keptAt) : game.keptAt;
  const when = i18n.date(
    new Date(at),
    game.isFinished ? { dateStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' },
  );
  const name = nameOf(game);
  const words = (
    <>
      <span className={styles.gameName}>{name}</span>
      <span className={styles.result}>
        {game.players.map(({ id, name: player, score }) => (
          <span key={id} data-won={(game.winners.length === 1 && game.winners.includes(id)) || undefined}>
            {player} <strong>{score}</strong>
          </span>
        ))}
      </span>
      <span className={styles.when}>
        {!game.isFinished && <Progress game={game} />}
        {when}
      </span>
    </>
  );
  return (
    <li>
      {game.deletedAt === null ? (
        <Link className={styles.game} to={paths.phase('summary', game.id)}>
          {words}
        </Link>
      ) : (
        <div className={styles.game}>{words}</div>
      )}
      {actions(name, when)}
    </li>
  );
}

/** The progress of an unfinished game. */
function Progress({ game: { phase, round, rounds } }: { game: ShelvedGame }) {
  const { t } = useLingui();
  return (
    <Badge tone="gold">
      {phase === 'game' && round > 0 && rounds > 0 ? (
        <Trans>
          Round {round} of {rounds}
        </Trans>
      ) : (
        t(PHASE_NAMES[phase])
      )}
    </Badge>
  );
}

/**
 * Returns a function that names a game's scenario in the shown language: the mission, then the
 * feat.
 */
function useScenarioName(): (game: Pick<ShelvedGame, 'mission' | 'feat'>) => string {
  const language = useLanguage();
  const { library } = useMissions(language);
  const find = (found: { readonly id: string; readonly name: string } | null): string | null => {
    if (found === null) return null;
    const all = [...(library?.missions ?? []), ...(library?.feats ?? [])];
    const known = all.find(({ id }) => id === found.id);
    return known === undefined ? found.name : localName(known, language);
  };
  return ({ mission, feat }) =>
    [find(mission), find(feat)].filter((name) => name !== null).join(' · ') || '–';
}
