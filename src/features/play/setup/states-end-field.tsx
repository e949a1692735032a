import { useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { rememberStatesEnd } from '#data/games/states-end.ts';
import { useGame } from '#data/games/use-game.ts';
import { Select } from '#ui/select/select.tsx';

/** The reading of when states end in this game; the next games begin with the same. */
export function StatesEndField() {
  const { t } = useLingui();
  const statesEnd = useGame(({ game }) => game.state.statesEnd);
  return (
    <Select
      label={t`States end`}
      showLabel
      value={statesEnd}
      items={[
        { value: 'activation', label: t`with the activation` },
        { value: 'version-1.6', label: t`after their effect (version 1.6)` },
      ]}
      onValueChange={(chosen) => {
        gameStore.getState().act({ type: 'states-end-set', statesEnd: chosen });
        rememberStatesEnd(chosen);
      }}
    />
  );
}
