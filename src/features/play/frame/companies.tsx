import { Trans, useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { companiesOf } from '#domain/game/companies.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './companies.module.css';

/**
 * The player of each company of the mission's map. With `canSwap` and a mission without sides, a
 * button swaps them.
 */
export function Companies({ canSwap = false }: { canSwap?: boolean }) {
  const { t } = useLingui();
  const players = useGame(({ game }) => game.state.players);
  const mission = useGame(({ game }) => game.state.mission);
  const redPlayer = useGame(({ game }) => game.state.redPlayer);
  const { red, blue } = companiesOf({ players, mission, redPlayer });
  if (red === null || blue === null) return null;
  return (
    <div className={styles.companies}>
      <ul className={styles.list} aria-label={t`Companies on the map`}>
        <li className={styles.company} data-company="red">
          {/* As plain text: Trans would read <i> in a name as an element. */}
          {t`Red company: ${red.name}`}
        </li>
        <li className={styles.company} data-company="blue">
          {t`Blue company: ${blue.name}`}
        </li>
      </ul>
      {canSwap && mission !== null && mission.sides === null && (
        <Button
          shrinks
          size="sm"
          icon="swap"
          onClick={() => gameStore.getState().act({ type: 'red-company-set', player: blue.id })}
        >
          <Trans>Swap colours</Trans>
        </Button>
      )}
    </div>
  );
}
