import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import type { GameUnit } from '#domain/game/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { endActivation } from './end-activation.ts';
import { perform } from './perform.ts';
import { useTable } from './table-context.tsx';
import styles from './unit-details.module.css';

/** Begins and ends the unit's activation; puts its token right where that went wrong. */
export function UnitActivation({ unit }: { unit: GameUnit }) {
  const { t } = useLingui();
  const { language, rule } = useTable();
  const active = useGame(({ game }) => game.state.activeUnit);
  const turn = useGame(({ game }) => game.state.turns[game.state.currentTurn]);
  if (unit.joinedTo !== null || unit.place !== 'table') return null;
  const name = t`Activation token`;
  const isPlayed = turn !== undefined && !turn.completed;
  const isTurn = turn?.activePlayer === unit.player;
  const canStart = isPlayed && active === null && !unit.states.includes('demoralized');
  return (
    <>
      {active === unit.id ? (
        <Button className={styles['wide']} size="lg" onClick={() => endActivation(unit, true, language)}>
          <Trans>End it without counting (skill)</Trans>
        </Button>
      ) : (
        canStart && (
          <Button
            className={styles['wide']}
            variant={isTurn && !unit.activated ? 'primary' : 'secondary'}
            size="lg"
            icon="flag"
            onClick={() => perform({ type: 'activation-started', unit: unit.id })}
          >
            {unit.activated ? <Trans>Activate again (1 stress)</Trans> : <Trans>Activate</Trans>}
          </Button>
        )
      )}
      <div className={styles['token']}>
        <Switch
          label={name}
          checked={unit.activated}
          onCheckedChange={(activated) => perform({ type: 'token-corrected', unit: unit.id, activated })}
        />
        <button
          type="button"
          className={styles['why']}
          aria-label={t`Rule: ${name}`}
          aria-haspopup="dialog"
          onClick={() => rule.open('activation')}
        >
          <Icon name="info" size={20} />
        </button>
      </div>
    </>
  );
}
