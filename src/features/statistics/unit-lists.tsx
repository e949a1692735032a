import { Plural, Trans } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { factionsByName } from '#data/faction-summaries.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { unitRate } from '#domain/statistics/rates.ts';
import type { Statistics } from '#domain/statistics/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { FactionSelect } from './faction-select.tsx';
import styles from './statistics.module.css';
import { useAddressChoice } from './use-address-choice.ts';
import { useCount, usePercent, useRange } from './use-percent.ts';

/** The units on the lists of the board, one faction at a time. */
export function UnitLists({ statistics }: { statistics: Statistics }) {
  const language = useLanguage();
  const factions = factionsByName(language)
    .map(({ id }) => id)
    .filter((id) => statistics.lists.some(({ faction }) => faction === id));
  const { chosen, choose } = useAddressChoice('faction', factions);
  const lists = statistics.lists.find(({ faction }) => faction === chosen);
  if (chosen === null || lists === undefined) {
    return (
      <p className={styles.hint}>
        <Trans>No lists are posted yet.</Trans>
      </p>
    );
  }
  const players = <Plural value={lists.players} one="# player" other="# players" />;
  return (
    <>
      <FactionSelect chosen={chosen} factions={factions} onChoose={choose} />
      <p className={styles.hint}>
        <Plural value={lists.lists} one="# list" other="# lists" /> · {players}
      </p>
      <UnitTable statistics={statistics} faction={chosen} />
    </>
  );
}

function UnitTable({ statistics, faction }: { statistics: Statistics; faction: string }) {
  const language = useLanguage();
  const percent = usePercent();
  const range = useRange();
  const number = useCount();
  const of = statistics.lists.find((each) => each.faction === faction);
  const units = statistics.units.filter((each) => each.faction === faction);
  return (
    <table className={styles.chart} data-faction={faction}>
      <caption>
        <VisuallyHidden>
          <Trans>Units on lists of the board</Trans>
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Unit</Trans>
          </th>
          <th scope="col">
            <Trans>Players who list it</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Lists</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {units.map((each) => {
          const unit = getUnit(catalogue, faction, each.unit);
          const rate = of === undefined ? null : unitRate(each, of);
          return (
            <tr key={each.unit}>
              <th scope="row">{unit === null ? each.unit : localName(unit, language)}</th>
              <td>
                <span className={styles.bars}>
                  {rate !== null && (
                    <span
                      className={styles.bar}
                      style={{ inlineSize: `${rate.share * 100}%` }}
                      aria-hidden="true"
                    />
                  )}
                  <span>
                    {number(each.players)}
                    {rate !== null && ` · ${percent(rate.share)} (${range(rate)})`}
                  </span>
                </span>
              </td>
              <td className={styles.number}>{number(each.lists)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
