import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadGame } from '#data/games/game-shelf.ts';
import type { ShelvedGame } from '#data/games/shelved-game.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { resumeGame } from '../frame/move-games.ts';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { GameLine } from './game-line.tsx';
import styles from './hub-page.module.css';
import type { useShelf } from './use-shelf.ts';

/**
 * Games that are not on the table: paused ones to go on with, finished ones, and those that were
 * deleted lately.
 */
export function ShelfSections({ shelf }: { shelf: ReturnType<typeof useShelf> }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<ShelvedGame | null>(null);
  const resume = useResume();
  const remove = (game: ShelvedGame) => (name: string, when: string) => (
    <Button
      variant="quiet"
      iconOnly
      icon="trash"
      label={t`Delete the game ${name}, ${when}`}
      onClick={() => setAsked(game)}
    />
  );
  return (
    <>
      <Section title={t`Paused games`} games={shelf.paused}>
        {(game) => (name, when) => (
          <>
            <Button aria-label={t`Go on with ${name}, ${when}`} onClick={() => void resume(game.id)}>
              <Trans>Go on</Trans>
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
                    onClick={() => void shelf.restore(game.id)}
                  >
                    <Trans>Bring back</Trans>
                  </Button>
                )}
              />
            ))}
          </ul>
        </Disclosure>
      )}
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t`Delete this game?`}
        body={<Trans>You can bring it back for 30 days. Recorded results stay.</Trans>}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        danger
        onConfirm={() => {
          if (asked !== null) void shelf.remove(asked.id);
        }}
      />
    </>
  );
}

type SectionProps = {
  title: string;
  games: readonly ShelvedGame[];
  /** Buttons of a game's line. */
  children: (game: ShelvedGame) => (name: string, when: string) => ReactNode;
};

/** Nothing without games. */
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

/** Resumes a paused game with one tap. */
function useResume() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return async (id: string) => {
    const found = await loadGame(id);
    if (found.kind !== 'restored') {
      toast.error({ title: t`This game could not be read`, description: t`It was left as it is.` });
      return;
    }
    const { game } = found;
    if (await resumeGame(game)) await navigate(paths.phase(game.state.currentPhase, id));
  };
}
