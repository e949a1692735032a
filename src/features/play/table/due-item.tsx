import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { deploymentChoice } from '#domain/game/deployment-choice.ts';
import type { Due } from '#domain/game/table/due.ts';
import { Button } from '#ui/button/button.tsx';
import { useSkillText } from '../deployment/use-deployment-texts.ts';
import { RoleField } from '../score/role-field.tsx';
import { STATE_NAMES } from '#platform/words/game-words.ts';
import { DueRow } from './due-row.tsx';
import { CounterDue, MarkerDue } from './due-token.tsx';
import { perform, testWillpower } from './perform.ts';
import { useTable } from './table-context.tsx';
import { useOwnedName, useUnit } from './use-running-game.ts';

/** One thing that is due, with the buttons that settle it. */
export function DueItem({ due }: { due: Due }) {
  switch (due.code) {
    case 'marker':
      return <MarkerDue {...due} />;
    case 'counter':
      return <CounterDue id={due.counter} />;
    case 'test':
      return <TestDue {...due} />;
    case 'role':
      return <RoleDue {...due} />;
    case 'choice':
      return <DueChoice {...due} />;
    case 'rest-only':
      return <RestOnly unit={due.unit} />;
    case 'state':
      return <StateDue {...due} />;
    case 'arrival':
      return <Arrival unit={due.unit} />;
  }
}

type DueOf<Code extends Due['code']> = Omit<Extract<Due, { code: Code }>, 'code'>;

/** The unit that something is due for, and its name with the owner's where both bring it. */
function useDueUnit(id: string) {
  const { language } = useTable();
  const unit = useUnit(id);
  return { unit, name: useOwnedName(unit, language), language };
}

function TestDue({ unit: id, needs }: DueOf<'test'>) {
  const { t } = useLingui();
  const { unit, name } = useDueUnit(id);
  if (unit === undefined) return null;
  return (
    <DueRow
      icon="warning"
      title={t`${name}: more stress than MOR`}
      actions={
        <>
          <Button size="sm" onClick={() => testWillpower(id, true)}>
            <Trans>Passed</Trans>
          </Button>
          <Button size="sm" onClick={() => testWillpower(id, false)}>
            <Trans>Failed: Demoralized</Trans>
          </Button>
        </>
      }
    >
      <Plural
        value={needs}
        one="At the end of the activation a WP test that needs # success."
        other="At the end of the activation a WP test that needs # successes."
      />
    </DueRow>
  );
}

function RoleDue({ player: id, role: roleId }: DueOf<'role'>) {
  const { t } = useLingui();
  const { say } = useTable();
  const role = useGame(({ game }) => game.state.feat?.roles.find((one) => one.id === roleId));
  const player = useGame(({ game }) => game.state.players[id]?.name ?? '');
  if (role === undefined) return null;
  const what = say(role.name, role.names);
  return (
    <DueRow
      icon="flag"
      title={t`${player}: ${what} not named yet`}
      actions={<RoleField player={id} role={role} showLabel={false} />}
    />
  );
}

function RestOnly({ unit: id }: { unit: string }) {
  const { unit, name } = useDueUnit(id);
  if (unit === undefined) return null;
  return (
    <DueRow icon="info" title={<Trans>{name} may only rest</Trans>}>
      <Trans>It had a token and its stress was at MOR.</Trans>
    </DueRow>
  );
}

function StateDue({ unit: id, state }: DueOf<'state'>) {
  const { t } = useLingui();
  const name = t(STATE_NAMES[state]);
  return (
    <DueRow
      icon="info"
      title={
        state === 'slowed' ? (
          <Trans>{name} ends after the unit has moved</Trans>
        ) : (
          <Trans>{name} ends after a roll that it affected</Trans>
        )
      }
      actions={
        <Button size="sm" onClick={() => perform({ type: 'state-set', unit: id, state, on: false })}>
          <Trans>Take it off</Trans>
        </Button>
      }
    />
  );
}

function Arrival({ unit: id }: { unit: string }) {
  const { unit, name } = useDueUnit(id);
  if (unit === undefined) return null;
  return (
    <DueRow
      icon="info"
      title={<Trans>{name} may still arrive</Trans>}
      actions={
        <Button size="sm" onClick={() => perform({ type: 'unit-placed', unit: id, place: 'table' })}>
          <Trans>Arrives</Trans>
        </Button>
      }
    />
  );
}

type DueChoiceProps = { unit: string; skill: string };

/** A skill of a unit that asks for one of its options: a button for each. */
function DueChoice({ unit: id, skill }: DueChoiceProps) {
  const { t } = useLingui();
  const { unit, name, language } = useDueUnit(id);
  const words = useSkillText(unit?.unitId ?? '', skill, language);
  if (unit === undefined) return null;
  const offered = unit.options?.[skill] ?? [];
  const { options } = deploymentChoice(words?.text ?? '');
  return (
    <DueRow
      icon="flag"
      title={t`${name}: choose ${words?.name ?? skill}`}
      actions={offered.map(({ id: option }, at) => {
        const offer = options[at]?.name ?? option;
        return (
          <Button
            key={option}
            size="sm"
            onClick={() => perform({ type: 'choice-made', unit: id, skill, choice: offer, option })}
          >
            {offer}
          </Button>
        );
      })}
    />
  );
}
