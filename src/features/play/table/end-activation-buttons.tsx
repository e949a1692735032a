import { Trans } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { dueNow, isBlocking } from '#domain/game/table/due.ts';
import { Button } from '#ui/button/button.tsx';
import { endActivation } from '../units/end-activation.ts';
import { DUE_ID } from './due-id.ts';
import styles from './game-page.module.css';
import { useTable } from './table-context.tsx';
import { useOwnedName, useUnit } from './use-running-game.ts';

/** Ends the activation once nothing is due any more; until then it leads to what is. */
export function EndActivation() {
  const { language } = useTable();
  const id = useGame(({ game }) => game.state.activeUnit);
  const unit = useUnit(id ?? '');
  const name = useOwnedName(unit, language);
  const isBlocked = useGame(({ game }) => dueNow(game.state).some(isBlocking));
  if (unit === undefined) return null;
  return (
    <Button
      className={styles.main}
      variant={isBlocked ? 'secondary' : 'primary'}
      size="lg"
      icon={isBlocked ? 'warning' : 'check'}
      onClick={() => {
        if (isBlocked) document.getElementById(DUE_ID)?.focus();
        else endActivation(unit.id, false, language);
      }}
    >
      <span className={styles.two}>
        <Trans>End activation</Trans>
        <small>{isBlocked ? <Trans>First answer what is due</Trans> : name}</small>
      </span>
    </Button>
  );
}

/** Ends the activation although something is due. Renders nothing while no unit is active. */
export function EndAnyway() {
  const { language } = useTable();
  const id = useGame(({ game }) => game.state.activeUnit);
  if (id === null) return null;
  return (
    <Button size="sm" variant="quiet" onClick={() => endActivation(id, false, language)}>
      <Trans>End it anyway</Trans>
    </Button>
  );
}
