import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import type { SharedView } from '#data/shared-games/shared-view.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { GivenBack } from './given-back.tsx';
import { HeldBack } from './held-back.tsx';
import { PresenceWords } from './presence-words.tsx';
import { Requests } from './requests.tsx';
import { SeatChoice } from './seat-choice.tsx';
import styles from './shared-bar.module.css';
import { SharedNotices } from './shared-notices.tsx';
import { useLive, useRival } from './use-live.ts';
import { useSharedToasts } from './use-shared-toasts.ts';

/** The strip of a game on two phones: the other player, the turn, and what must be answered. */
export function SharedBar({ onOpen }: { onOpen: () => void }) {
  const shared = useGame((state) => state.shared);
  return shared === null ? null : <Bar key={shared.game.id} shared={shared} onOpen={onOpen} />;
}

function Bar({ shared, onOpen }: { shared: SharedView; onOpen: () => void }) {
  const { t } = useLingui();
  const rival = useRival(shared);
  useSharedToasts(shared);
  return (
    <section className={styles.bar} aria-label={t`Game on two phones`}>
      <div className={styles.line}>
        <p className={styles.words}>
          {rival === null ? (
            <Trans>Nobody has joined yet.</Trans>
          ) : (
            <PresenceWords shared={shared} rival={rival} />
          )}
          <TurnWords shared={shared} />
          <LinkWords shared={shared} />
        </p>
        <Button size="sm" variant={rival === null ? 'primary' : 'quiet'} icon="phones" onClick={onOpen}>
          {rival === null ? <Trans>Show the code</Trans> : <Trans>Details</Trans>}
        </Button>
      </div>
      <SharedNotices shared={shared} />
      <SeatChoice shared={shared} />
      <GivenBack shared={shared} />
      <Requests shared={shared} />
      <HeldBack shared={shared} />
    </section>
  );
}

/** The player whose turn it is, while a round is played. */
function TurnWords({ shared }: { shared: SharedView }) {
  const { t } = useLingui();
  const playing = useGame(({ game: { state } }) => {
    const turn = state.turns[state.currentTurn];
    const isPlayed = state.currentPhase === 'game' && turn !== undefined && !turn.completed;
    return isPlayed ? (state.players[turn.activePlayer] ?? null) : null;
  });
  if (playing === null) return null;
  const { id, name } = playing;
  return <strong className={styles.turn}>{id === shared.player ? t`Your turn` : t`${name} to play`}</strong>;
}

/** A word on the connection, and on taps that the server does not have yet. */
function LinkWords({ shared }: { shared: SharedView }) {
  const link = useLive(shared, (state) => state.link);
  const waiting = useLive(shared, ({ standing }) => standing.phone.pending.length);
  if (link !== 'off') return null;
  return (
    <span className={styles.offline} role="status">
      <Icon name="offline" size={16} />
      {waiting === 0 ? (
        <Trans>Offline</Trans>
      ) : (
        <Plural
          value={waiting}
          one="Offline: # tap is kept and sent later"
          other="Offline: # taps are kept and sent later"
        />
      )}
    </span>
  );
}
