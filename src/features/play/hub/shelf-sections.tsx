import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { ShelvedGame } from '#data/games/shelved-game.ts';
import { paths } from '#platform/paths.ts';
import { PHASE_NAMES } from '#platform/words/phase-names.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from './hub-page.module.css';
import { useGameWords, useResume, type useShelf } from './use-shelf.ts';

/** The buttons of a game's line; they say its name and date. */
type Actions = (name: string, when: string) => ReactNode;

type ShelfSectionsProps = { shelf: ReturnType<typeof useShelf>; onDelete: (id: string) => void };

/**
 * Games that are not on the table: paused ones to go on with, finished ones, and those that were
 * deleted lately.
 */
export function ShelfSections({ shelf, onDelete }: ShelfSectionsProps) {
  const { t } = useLingui();
  const resume = useResume();
  const remove = (game: ShelvedGame) => (name: string, when: string) => (
    <Button
      variant="quiet"
      iconOnly
      icon="trash"
      label={t`Delete the game ${name}, ${when}`}
      onClick={() => onDelete(game.id)}
    />
  );
  if (shelf.isEmpty) {
    return (
      <EmptyState title={t`No earlier games yet`} headingLevel={2} icon="history">
        <p>
          <Trans>Paused and finished games are kept here, on this device.</Trans>
        </p>
        <Button icon="flag" render={<Link to={paths.missions()} />}>
          <Trans>All missions</Trans>
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <Section title={t`Paused games`} games={shelf.paused}>
        {(game) => (name, when) => (
          <>
            <Button
              aria-label={t`Continue with ${name}, ${when}`}
              busy={resume.isPending}
              onClick={() => resume.mutate(game.id)}
            >
              <Trans>Continue</Trans>
            </Button>
            {remove(game)(name, when)}
          </>
        )}
      </Section>
      <Section title={t`Earlier games`} games={shelf.finished}>
        {remove}
      </Section>
      {shelf.deleted.length > 0 && (
        <Disclosure title={t`Deleted games`} count={shelf.deleted.length}>
          <ul className={styles.games}>
            {shelf.deleted.map((game) => (
              <GameLine
                key={game.id}
                game={game}
                actions={(name, when) => (
                  <Button
                    icon="restore"
                    aria-label={t`Bring back ${name}, ${when}`}
                    busy={shelf.restore.isPending}
                    onClick={() => shelf.restore.mutate({ id: game.id })}
                  >
                    <Trans>Bring back</Trans>
                  </Button>
                )}
              />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

type SectionProps = {
  title: string;
  games: readonly ShelvedGame[];
  children: (game: ShelvedGame) => Actions;
};

function Section({ title, games, children }: SectionProps) {
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.games}>
        {games.map((game) => (
          <GameLine key={game.id} game={game} actions={children(game)} />
        ))}
      </ul>
    </section>
  );
}

/**
 * A game of the shelf in a line: scenario, players, state, time. A tap shows its summary, unless it
 * is deleted.
 */
function GameLine({ game, actions }: { game: ShelvedGame; actions: Actions }) {
  const { name, when } = useGameWords()(game);
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
