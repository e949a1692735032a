import { Trans } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import styles from './rule-sheet.module.css';

/**
 * The sentence on when a state ends in this game, as its set-up says. Renders nothing for a rule
 * that is no such state.
 */
export function StateReading({ rule }: { rule: string | null }) {
  const isNewer = useGame(({ game }) => game.state.statesEnd === 'version-1.6');
  const words = wordsOf(rule, isNewer);
  return words === null ? null : <p className={styles.reading}>{words}</p>;
}

function wordsOf(rule: string | null, isNewer: boolean) {
  switch (rule) {
    case 'slowed':
      return isNewer ? (
        <Trans>In this game it ends after the unit has moved (version 1.6).</Trans>
      ) : (
        <Trans>In this game it ends with the unit’s activation.</Trans>
      );
    case 'disarmed':
    case 'vulnerable':
      return isNewer ? (
        <Trans>In this game it ends after a roll that it affected (version 1.6).</Trans>
      ) : (
        <Trans>In this game it ends with the unit’s activation.</Trans>
      );
    case 'frightened':
      return isNewer ? (
        <Trans>In this game it ends after any WP test (version 1.6).</Trans>
      ) : (
        <Trans>In this game it ends when a WP test is passed.</Trans>
      );
    default:
      return null;
  }
}
