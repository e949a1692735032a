import { useGame } from '#data/games/use-game.ts';
import type { GameUnit } from '#domain/game/types.ts';
import { CountStepper } from '../sheets/count-stepper.tsx';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';

/** The tokens that the mission and the feat let a unit gather. */
export function UnitTokens({ id: unit, tokens, name }: Pick<GameUnit, 'id' | 'tokens'> & { name: string }) {
  const { say, sheet } = useTable();
  const mission = useGame(({ game }) => game.state.mission);
  const feat = useGame(({ game }) => game.state.feat);
  const kinds = [
    ...(mission?.tokens ?? []).map((kind) => ({ ...kind, from: 'mission' })),
    ...(feat?.tokens ?? []).map((kind) => ({ ...kind, from: 'feat' })),
  ];
  return kinds
    .filter(({ on }) => on === 'unit')
    .map((kind) => (
      <CountStepper
        key={kind.id}
        label={say(kind.name, kind.names)}
        of={name}
        value={tokens[kind.id] ?? 0}
        onRead={() => sheet.open(kind.from)}
        max={kind.most ?? Number.POSITIVE_INFINITY}
        onStep={(by) => perform({ type: 'unit-token-moved', unit, token: kind.id, by })}
      />
    ));
}
