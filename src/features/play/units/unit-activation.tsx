import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { endActivation } from './end-activation.ts';
import { nextStep } from '../table/next-round.ts';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
import styles from './unit-details.module.css';
import { unitReminders } from '#domain/game/reminders.ts';
import type { GameUnit } from '#domain/game/types.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { stateNames } from '#platform/words/game-words.ts';
import { useAround } from '../table/use-running-game.ts';

type UnitActivationProps = {
  /** Id of the unit. */
  id: string;
  /** Id of its player. */
  player: string;
  /** Has its activation token. */
  activated: boolean;
  /** True when the unit is on the table and has not joined another. */
  canAct: boolean;
  demoralized: boolean;
};

/** Begins and ends the unit's activation; puts its token right where that went wrong. */
export function UnitActivation({ id, player, activated, canAct, demoralized }: UnitActivationProps) {
  const { t } = useLingui();
  const { language, rule } = useTable();
  const active = useGame(({ game }) => game.state.activeUnit);
  const turn = useGame(({ game }) => game.state.turns[game.state.currentTurn]);
  // A skill may grant an activation beyond those of the round, which is not the next step.
  const isNext = useGame(({ game }) => nextStep(game.state) === 'choose-unit');
  if (!canAct) return null;
  const name = t`Activation token`;
  const isPlayed = turn !== undefined && !turn.completed;
  const isTurn = isNext && turn?.activePlayer === player;
  const canStart = isPlayed && active === null && !demoralized;
  return (
    <>
      {active === id ? (
        <Button className={styles.wide} size="lg" onClick={() => endActivation(id, true, language)}>
          <Trans>End without counting it (skill)</Trans>
        </Button>
      ) : (
        canStart && (
          <Button
            className={styles.wide}
            variant={isTurn && !activated ? 'primary' : 'secondary'}
            size={isTurn ? 'lg' : 'md'}
            icon="flag"
            onClick={() => perform({ type: 'activation-started', unit: id })}
          >
            {activated ? <Trans>Activate again (1 stress)</Trans> : <Trans>Activate</Trans>}
          </Button>
        )
      )}
      <div className={styles.token}>
        <Switch
          label={name}
          checked={activated}
          onCheckedChange={(has) => perform({ type: 'token-corrected', unit: id, activated: has })}
        />
        <button
          type="button"
          className={styles.why}
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

/** The reminders for one unit. */
export function UnitReminders({ unit }: { unit: GameUnit }) {
  const { t } = useLingui();
  const { language } = useTable();
  const around = useAround(unit);
  const isActive = useGame(({ game }) => game.state.activeUnit === unit.id);
  // During an activation the strip of what is due has the test, with its buttons.
  const isDue = useGame(({ game }) => game.state.activeUnit !== null);
  const isNewer = useGame(({ game }) => game.state.statesEnd === 'version-1.6');
  const reminders = unitReminders({ ...around, activeUnit: isActive ? unit.id : null }, unit.id);
  return reminders.map((reminder) => {
    switch (reminder.code) {
      case 'willpower-test':
        return isDue ? (
          <Banner key={reminder.code} tone="warning" title={<Trans>More stress than MOR</Trans>} />
        ) : (
          <Banner
            key={reminder.code}
            tone="warning"
            title={<Trans>More stress than MOR</Trans>}
            actions={
              <Button
                size="sm"
                onClick={() => perform({ type: 'state-set', unit: unit.id, state: 'demoralized', on: true })}
              >
                <Trans>Failed: Demoralized</Trans>
              </Button>
            }
          >
            <p>
              <Plural
                value={reminder.needs}
                one="At the end of the activation a WP test that needs # success."
                other="At the end of the activation a WP test that needs # successes."
              />
            </p>
          </Banner>
        );
      case 'rest-only':
        return (
          <Banner key={reminder.code} tone="info">
            <p>
              <Trans>It has a token and its stress is at MOR: it may only rest.</Trans>
            </p>
          </Banner>
        );
      case 'states-end':
        return (
          <Banner key={reminder.code} tone="info">
            <p>
              {isNewer ? (
                <Trans>
                  Take off once they took effect: {stateNames(reminder.states, language, (name) => t(name))}
                </Trans>
              ) : (
                <Trans>
                  End with the activation: {stateNames(reminder.states, language, (name) => t(name))}
                </Trans>
              )}
            </p>
          </Banner>
        );
      case 'frightened':
        return (
          <Banner key={reminder.code} tone="info">
            <p>
              {isNewer ? (
                <Trans>Frightened ends after any WP test: take it off then.</Trans>
              ) : (
                <Trans>Frightened ends when a WP test is passed: take it off then.</Trans>
              )}
            </p>
          </Banner>
        );
    }
  });
}
