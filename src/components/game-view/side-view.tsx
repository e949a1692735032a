import { Trans, useLingui } from '@lingui/react/macro';
import { useKnownPortraits } from '#data/profiles/use-known-portraits.ts';
import type { Language, Names } from '#domain/catalogue/types.ts';
import { isGone } from '#domain/game/formula.ts';
import type { GameState, GameUnit, Player } from '#domain/game/types.ts';
import { unitNow } from '#domain/game/unit-play.ts';
import { unitName } from '#platform/words/unit-name.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './side-view.module.css';
import { UnitFace } from './unit-face.tsx';
import { UnitMarks } from './unit-marks.tsx';

type SideViewProps = {
  state: GameState;
  /** The state one step earlier: units that differ are marked. */
  before: GameState;
  player: Player;
  say: (english: string, names?: Names) => string;
  language: Language;
};

/** The units of a player to look at, a Character under the unit that it joined, losses last. */
export function SideView({ state, before, player, say, language }: SideViewProps) {
  const { t } = useLingui();
  const portraitOf = useKnownPortraits();
  const units = shownUnits(state, player);
  if (units.length === 0) {
    return (
      <p className="muted">
        <Trans>No list yet.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.list} aria-label={t`Units of ${player.name}`}>
      {units.map((unit) => (
        <li
          key={unit.id}
          className={styles.row}
          data-active={state.activeUnit === unit.id || undefined}
          data-changed={hasChanged(before, unit) || undefined}
          data-gone={isGone(unit) || undefined}
          data-joined={unit.joinedTo !== null || undefined}
        >
          <p className={styles.heading}>
            <UnitFace unit={unit} portraitOf={portraitOf} size={38} />
            <span className={styles.name}>{unitName(unit, language)}</span>
            {unit.highCommand && <Icon name="crown" size={16} label={t`High Command`} />}
          </p>
          <UnitMarks
            unit={unit}
            now={unitNow(state, unit)}
            host={state.units[unit.joinedTo ?? '']}
            rules={state}
            withCounts
            say={say}
            language={language}
          />
        </li>
      ))}
    </ul>
  );
}

function shownUnits({ units }: GameState, player: Player): readonly GameUnit[] {
  const own = player.units.flatMap((id) => units[id] ?? []);
  const free = own.filter(({ joinedTo }) => joinedTo === null);
  return [...free.filter((unit) => !isGone(unit)), ...free.filter(isGone)].flatMap((unit) => [
    unit,
    ...own.filter(({ joinedTo }) => joinedTo === unit.id),
  ]);
}

function hasChanged({ units }: GameState, unit: GameUnit): boolean {
  const earlier = units[unit.id];
  return earlier !== undefined && earlier !== unit;
}
