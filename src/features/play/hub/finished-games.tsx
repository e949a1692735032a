import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { dropGame, type FinishedGame, finishedGames } from '#data/games/finished-games.ts';
import type { Game } from '#domain/game/log.ts';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Question } from '../frame/question.tsx';
import styles from './hub.module.css';
import { useScenarioName } from './use-scenario-name.ts';

/** The games that are over, latest first; each leads to its summary. Nothing while there is none. */
export function FinishedGames({ current }: { current: Game }) {
  const { t } = useLingui();
  const { games, drop } = useFinished(current);
  const [asked, setAsked] = useState<FinishedGame | null>(null);
  const others = games.filter(({ id }) => id !== current.log.id);
  if (others.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="finished">
      <h2 id="finished">
        <Trans>Earlier games</Trans>
      </h2>
      <ul className={styles['games']}>
        {others.map((game) => (
          <FinishedRow key={game.id} game={game} onDelete={() => setAsked(game)} />
        ))}
      </ul>
      <Question
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t`Delete this game?`}
        body={<Trans>It is deleted from this device with its summary. Recorded results stay.</Trans>}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        danger
        onConfirm={() => {
          if (asked !== null) drop(asked.id);
        }}
      />
    </section>
  );
}

function FinishedRow({ game, onDelete }: { game: FinishedGame; onDelete: () => void }) {
  const { i18n, t } = useLingui();
  const nameOf = useScenarioName();
  const when = i18n.date(new Date(game.endedAt ?? game.startedAt ?? game.keptAt), { dateStyle: 'medium' });
  const name = nameOf(game);
  return (
    <li>
      <Link className={styles['game']} to={paths.phase('summary', game.id)}>
        <span className={styles['gameName']}>{name}</span>
        <span className={styles['result']}>
          {game.players.map(({ id, name: player, score }) => (
            <span key={id} data-won={(game.winners.length === 1 && game.winners.includes(id)) || undefined}>
              {player} <strong>{score}</strong>
            </span>
          ))}
        </span>
        <span className={styles['when']}>
          {when}
          {!game.isFinished && (
            <Badge tone="warning">
              <Trans>Not finished</Trans>
            </Badge>
          )}
        </span>
      </Link>
      <Button
        variant="quiet"
        iconOnly
        icon="trash"
        label={t`Delete the game ${name}, ${when}`}
        onClick={onDelete}
      />
    </li>
  );
}

/** The finished games, read again whenever another game is the running one. */
function useFinished(current: Game) {
  const [games, setGames] = useState<readonly FinishedGame[]>([]);
  const { id } = current.log;
  useEffect(() => {
    let isCurrent = true;
    void finishedGames().then((found) => isCurrent && setGames(found));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  const drop = (gone: string) => {
    void dropGame(gone).then((isGone) => {
      if (isGone) setGames((before) => before.filter((game) => game.id !== gone));
    });
  };
  return { games, drop };
}
