import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useGame } from '#data/games/use-game.ts';
import { endsReached } from '#domain/game/reminders.ts';
import type { EndReason, GameState } from '#domain/game/types.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EndReasonWords } from './end-reason-words.tsx';
import { perform } from '../table/perform.ts';
import styles from './end-sheet.module.css';

/** The choice of the reason why the game ends; reached ends come first. */
export function EndSheet() {
  const { t } = useLingui();
  const state = useGame(({ game }) => game.state);
  const reasons = reasonsOf(state);
  const [reason, setReason] = useState<EndReason>(reasons[0] ?? 'agreed');
  const beaten = endsReached(state).find(({ code }) => code === reason)?.player ?? null;
  const name = beaten === null ? null : (state.players[beaten]?.name ?? null);
  return (
    <div className={styles.sheet}>
      <p>
        <Trans>Then you look through the scores once more. Undo brings you back to the table.</Trans>
      </p>
      <div role="radiogroup" aria-label={t`Why the game ends`} className={styles.reasons}>
        {reasons.map((one) => (
          <label key={one} className={styles.reason}>
            <input type="radio" name="reason" checked={one === reason} onChange={() => setReason(one)} />
            <EndReasonWords reason={one} player={one === reason ? name : null} />
          </label>
        ))}
      </div>
      <EndButton reason={reason} />
    </div>
  );
}

function reasonsOf(state: GameState): readonly EndReason[] {
  const reached = endsReached(state).map(({ code }): EndReason => code);
  return [...new Set<EndReason>([...reached, 'agreed', 'conceded', 'time'])];
}

/** Stores the end and opens the scoring. */
function EndButton({ reason }: { reason: EndReason }) {
  const navigate = useNavigate();
  const id = useGame(({ game }) => game.log.id);
  const end = () => {
    if (!perform({ type: 'game-ended', reason })) return;
    perform({ type: 'phase-changed', phase: 'scoring' });
    void navigate(paths.phase('scoring', id), { replace: true });
  };
  return (
    <Button variant="primary" size="lg" icon="success" onClick={end}>
      <Trans>End the game and score it</Trans>
    </Button>
  );
}
