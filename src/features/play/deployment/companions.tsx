import { Trans } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import type { DeploymentReminder } from '#domain/game/reminders.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './deployment.module.css';
import { useUnitName } from './use-unit-name.ts';

type CompanionReminder = Extract<DeploymentReminder, { code: 'companion' }>;

/** Companions, each with its owner, or that the list has none. */
export function Companions({ reminders }: { reminders: readonly CompanionReminder[] }) {
  const units = useGame(({ game }) => game.state.units);
  const nameOf = useUnitName();
  if (reminders.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>
        <Trans>Companions</Trans>
      </h3>
      <ul className={styles.lines}>
        {reminders.map(({ unit, owner }) => {
          const companion = units[unit];
          const master = owner === null ? undefined : units[owner];
          if (companion === undefined) return null;
          const name = nameOf(companion);
          const ownerName = master === undefined ? '' : nameOf(master);
          return (
            <li key={unit}>
              <Icon name={master === undefined ? 'warning' : 'link'} size={20} />
              <span>
                {master === undefined ? (
                  <Trans>{name}: its owner is not in this list, so it stays at home.</Trans>
                ) : (
                  <Trans>
                    {name} deploys with {ownerName} and never leaves.
                  </Trans>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
