import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { turnsOver } from '#domain/game/reduce-turns.ts';
import { CountStepper } from '../sheets/count-stepper.tsx';
import { perform } from '../table/perform.ts';

/** The id of a demoralized unit's token on the turn counter. */
function rallyTokenOf(unit: string): string {
  return `rally/${unit}`;
}

type RallyTokenProps = {
  /** Id of the unit. */
  id: string;
  /** Id of its player. */
  player: string;
  /** The unit's name. */
  name: string;
};

/** The position of a demoralized unit's token on the turn counter; players place it themselves. */
export function RallyToken({ id: unit, player, name }: RallyTokenProps) {
  const { t } = useLingui();
  const id = rallyTokenOf(unit);
  const position = useGame(({ game }) => game.state.counters[id]?.position ?? null);
  const over = useGame(({ game }) => turnsOver(game.state));
  const step = (by: number) => {
    const next = position === null ? over + 1 : position + by;
    if (next <= over) perform({ type: 'counter-removed', counter: id });
    else {
      perform({
        type: 'counter-set',
        counter: { id, kind: 'demoralized', position: next, player, unit, text: '' },
      });
    }
  };
  return (
    <CountStepper
      label={t`Token on the turn counter`}
      of={name}
      rule="demoralized"
      value={position ?? over}
      valueText={position === null ? '–' : String(position)}
      min={over}
      onStep={step}
      hint={
        position === null ? (
          <Trans>not there yet</Trans>
        ) : (
          <Trans>WP test at the end of turn {position}</Trans>
        )
      }
    />
  );
}
