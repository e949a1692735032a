import { Trans } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { RuleButton } from '../sheets/rule-button.tsx';
import styles from './start-round.module.css';
import { useLingui } from '@lingui/react/macro';
import { usePlayer } from './use-game-parts.ts';
import { nextRound } from './next-round.ts';

/** The step between rounds: the player who chooses who begins. The buttons are in the bar below. */
export function StartRound() {
  const { t } = useLingui();
  const round = useGame(({ game }) => nextRound(game.state));
  const initiative = useGame(({ game }) => game.state.initiativePlayer);
  const holder = usePlayer(initiative ?? '');
  if (round === null) return null;
  return (
    <section className={styles.card}>
      <h2>
        <Trans>Round {round}: who begins?</Trans>
      </h2>
      <p>
        {holder === undefined ? (
          <Trans>Choose below who plays first.</Trans>
        ) : (
          <Trans>{holder.name} has the initiative and chooses who plays first.</Trans>
        )}
      </p>
      <RuleButton rule="round" label={t`How a round goes`} />
    </section>
  );
}
