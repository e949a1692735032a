import { useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import type { ScoringBox } from '#domain/game/missions/mission.ts';
import { boxKey, enteredCount } from '#domain/game/scoring.ts';
import styles from './score-boxes.module.css';

/** Points of one count; of a race its words say more. */
export function Points({ box: { points, most, formula } }: { box: ScoringBox }) {
  const { t } = useLingui();
  const each = most === 1 ? `+${points}` : t`+${points} each`;
  const text = formula?.kind === 'race' ? t`0 to ${points * formula.goal}` : each;
  return <span className={styles.points}>{text}</span>;
}

type AutomaticProps = {
  player: string;
  box: ScoringBox;
  round: number;
  marker: string | null;
  onReset: () => void;
};

/** Tells of a box that counts itself if it does, or if what was entered by hand holds. */
export function Automatic({ player, box, round, marker, onReset }: AutomaticProps) {
  const { t } = useLingui();
  const isEntered = useGame(
    ({ game }) => enteredCount(game.state, round, player, boxKey(box.id, marker)) !== null,
  );
  if (!isEntered) return <span className={styles.auto}>{t`counted automatically`}</span>;
  return (
    <button type="button" className={styles.reset} onClick={onReset}>
      {t`Set by hand. Count automatically`}
    </button>
  );
}
