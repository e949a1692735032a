import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { deploymentChoice } from '#domain/game/deployment-choice.ts';
import { hostsFor } from '#domain/game/reminders.ts';
import { isCharacter } from '#domain/game/setup.ts';
import { type GameUnit, PLACES, type PlayCard } from '#domain/game/types.ts';
import { countsTinge } from '#domain/game/unit-play.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { useSkillText } from '../deployment/use-deployment-texts.ts';
import { RuleButton } from '../sheets/rule-button.tsx';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
import { useUnitNow } from '../table/use-running-game.ts';
import { ArriveButton, isHeldBack } from './row-actions.tsx';
import { UnitActivation, UnitReminders } from './unit-activation.tsx';
import { UnitCounts, UnitNumbers } from './unit-counts.tsx';
import styles from './unit-details.module.css';
import { UnitStates } from './unit-states.tsx';
import { PLACE_NAMES } from '#platform/words/game-words.ts';
import { unitName } from '#platform/words/unit-name.ts';

const NO_ROWS: PlayCard['rows'] = [];

/**
 * Everything that can be done with a unit: the likely first, in thumb reach, each with its rule.
 * Notes that come and go with a count are below the counts, so that no control moves under the
 * thumb. Each section gets only the values that it shows, so a tap renders that section alone.
 */
export function UnitDetails({ unit, name }: { unit: GameUnit; name: string }) {
  const table = useTable();
  const now = useUnitNow(unit);
  const isJoined = unit.joinedTo !== null;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = place.current?.closest('li') ?? null;
    // With the margins of the row: below the tabs, above the bar.
    if (row !== null && 'scrollIntoView' in row) row.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={styles.details}>
      {isHeldBack(unit) && <ArriveButton id={unit.id} name={name} />}
      <UnitActivation
        id={unit.id}
        player={unit.player}
        activated={unit.activated}
        canAct={!isJoined && unit.place === 'table'}
        demoralized={unit.states.includes('demoralized')}
      />
      <UnitCounts unit={unit} name={name} now={now} />
      <UnitReminders unit={unit} />
      {isJoined ? (
        <p className={styles.note}>
          <Trans>Stress, states and Tinge are those of the unit that it has joined.</Trans>
        </p>
      ) : (
        <UnitStates id={unit.id} player={unit.player} name={name} states={unit.states} />
      )}
      <UnitChosen unit={unit} />
      <UnitNumbers rows={unit.card?.rows ?? NO_ROWS} row={now.row} conquest={now.conquest} />
      {isCharacter(unit) && isJoined && <LeaveUnit id={unit.id} />}
      {isCharacter(unit) && !isJoined && unit.place === 'table' && <JoinUnit id={unit.id} />}
      <UnitPlace id={unit.id} place={unit.place} />
      <div className={styles.ways}>
        <Button icon="card" onClick={() => table.card.open(unitKey(unit.faction, unit.unitId))}>
          <Trans>View Card</Trans>
        </Button>
        <Button icon="comment" onClick={() => table.sheet.open(`notes:${unit.id}`)}>
          <Trans>Note</Trans>
        </Button>
        {!isJoined && <FirstTinge id={unit.id} />}
      </div>
    </div>
  );
}

/** Gives Tinge in a game where no unit can cast: it has no counter until some unit has Tinge. */
function FirstTinge({ id: unit }: Pick<GameUnit, 'id'>) {
  const isCounted = useGame(({ game }) => countsTinge(game.state));
  if (isCounted) return null;
  return (
    <Button icon="plus" onClick={() => perform({ type: 'unit-tinged', unit, by: 1 })}>
      <Trans>Tinge</Trans>
    </Button>
  );
}

/** The place of the unit: on the table, held back, fled, destroyed. */
function UnitPlace({ id, place: current }: Pick<GameUnit, 'id' | 'place'>) {
  const { t } = useLingui();
  return (
    <div className={styles.line}>
      <RuleButton rule="places" label={t`Place`} />
      <Select
        label={t`Place of the unit`}
        value={current}
        items={PLACES.map((value) => ({ value, label: t(PLACE_NAMES[value]) }))}
        onValueChange={(place) => perform({ type: 'unit-placed', unit: id, place })}
      />
    </div>
  );
}

/** Takes a Character out of the unit that it has joined. */
function LeaveUnit({ id: unit }: { id: string }) {
  return (
    <Button className={styles.wide} onClick={() => perform({ type: 'character-left', unit })}>
      <Trans>Leave the unit</Trans>
    </Button>
  );
}

/** The units that a Character may join; renders nothing when there are none. */
function JoinUnit({ id: unit }: { id: string }) {
  const { t } = useLingui();
  const { language } = useTable();
  // Ids as one text: the answer is the same while they are, whatever else is tapped.
  const ids = useGame(({ game: { state } }) => {
    const character = state.units[unit];
    const hosts = character === undefined ? [] : hostsFor(state, character);
    return hosts.map(({ id }) => id).join('\n');
  });
  const units = useGame(({ game }) => game.state.units);
  if (ids === '') return null;
  const items = ids.split('\n').flatMap((id) => {
    const host = units[id];
    return host === undefined ? [] : [{ value: id, label: unitName(host, language) }];
  });
  return (
    <div className={styles.line}>
      <RuleButton rule="joining" label={t`Join`} />
      <Select
        label={t`Unit to join`}
        value={null}
        placeholder={t`Choose a unit`}
        items={items}
        onValueChange={(host) => perform({ type: 'character-joined', unit, host })}
      />
    </div>
  );
}

/** The choices that were made for a unit (Totem, posture), each with what it does. */
function UnitChosen({ unit }: { unit: GameUnit }) {
  return Object.entries(unit.chosen)
    .filter(([, choice]) => choice !== '')
    .map(([skill, choice]) => <Chosen key={skill} unit={unit} skill={skill} choice={choice} />);
}

function Chosen({ unit, skill, choice }: { unit: GameUnit; skill: string; choice: string }) {
  const { t } = useLingui();
  const { language, texts } = useTable();
  const words = useSkillText(unit.unitId, skill, language);
  const at = unit.options?.[skill]?.findIndex(({ id }) => id === choice) ?? -1;
  const option = deploymentChoice(words?.text ?? '').options[at];
  const name = words?.name ?? skill;
  return (
    <p className={styles.note}>
      <strong>{t`${name}: ${option?.name ?? choice}`}</strong>
      {option !== undefined && <> – {texts.line(option.text)}</>}
    </p>
  );
}
