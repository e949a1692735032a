import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { unitReminders } from '#domain/game/reminders.ts';
import type { GameUnit } from '#domain/game/types.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
import { stateNames } from './unit-words.ts';
import { useAround } from '../table/use-game-parts.ts';

/** The reminders for one unit. */
export function UnitReminders({ unit }: { unit: GameUnit }) {
  const { t } = useLingui();
  const { language } = useTable();
  const around = useAround(unit);
  const isActive = useGame(({ game }) => game.state.activeUnit === unit.id);
  const reminders = unitReminders({ ...around, activeUnit: isActive ? unit.id : null }, unit.id);
  return reminders.map((reminder) => {
    switch (reminder.code) {
      case 'willpower-test':
        return (
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
              <Trans>
                End with the activation: {stateNames(reminder.states, language, (name) => t(name))}
              </Trans>
            </p>
          </Banner>
        );
      case 'frightened':
        return (
          <Banner key={reminder.code} tone="info">
            <p>
              <Trans>Frightened ends when a WP test is passed: take it off then.</Trans>
            </p>
          </Banner>
        );
      case 'marker-due':
      case 'counter-due':
        return null;
    }
  });
}
