import { Trans } from '@lingui/react/macro';
import type { DeviceGames } from '#data/games/device-games.ts';
import { LEAST_DECIDED } from '#domain/statistics/own/figures.ts';
import type { UnitActivity } from '#domain/statistics/own/unit-acts.ts';
import { useLanguage } from '#platform/use-language.ts';
import { clockText } from '#platform/words/clock-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from '../statistics.module.css';
import { useCount } from '../use-percent.ts';
import { unitName } from './list-words.ts';
import own from './own.module.css';

type UnitActivityTableProps = {
  activity: readonly UnitActivity[];
  unitNames: DeviceGames['unitNames'];
};

/** Rounds in which units acted of those on the table; units that act least come first. */
export function UnitActivityTable({ activity, unitNames }: UnitActivityTableProps) {
  const language = useLanguage();
  const number = useCount();
  const nameOf = ({ faction, unitId }: UnitActivity) => unitName(unitNames, faction, unitId, language);
  const least = activity.find(({ rounds }) => rounds >= LEAST_DECIDED);
  return (
    <>
      {least !== undefined && (
        <LeastSentence name={nameOf(least)} acted={least.acted} rounds={least.rounds} />
      )}
      <table className={styles.chart}>
        <caption>
          <VisuallyHidden>
            <Trans>Units that rarely act</Trans>
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Unit</Trans>
            </th>
            <th scope="col">
              <Trans>Rounds in which it acted</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Usual time</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {activity.map((unit) => {
            const acted = number(unit.acted);
            const rounds = number(unit.rounds);
            return (
              <tr key={unit.key} data-faction={unit.faction}>
                <th scope="row">{nameOf(unit)}</th>
                <td>
                  <span className={styles.bars}>
                    <span
                      className={styles.bar}
                      style={{ inlineSize: `${(unit.acted / unit.rounds) * 100}%` }}
                      aria-hidden="true"
                    />
                    <span>
                      <Trans>
                        {acted} of {rounds}
                      </Trans>
                    </span>
                  </span>
                </td>
                <td className={styles.number}>{unit.median === null ? '–' : clockText(unit.median)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function LeastSentence({ name, acted, rounds }: { name: string; acted: number; rounds: number }) {
  const unit = <strong>{name}</strong>;
  return (
    <p className={own.sentence}>
      <Trans>
        {unit} acts least: in {acted} of {rounds} rounds on the table.
      </Trans>
    </p>
  );
}
