import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ListComparison } from '#domain/compare/compare-lists.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { EntryChange } from '#domain/roster/diff.ts';
import { useLanguage } from '#platform/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './list-comparison.module.css';
import { SideMark, type SideName } from './side-mark.tsx';

/** The names of the two lists. */
export type Titles = Readonly<Record<SideName, string>>;

type UnitSectionsProps = { units: ListComparison['units']; titles: Titles };

/** The units that only one list has, then those of both with their copies. */
export function UnitSections({ units, titles }: UnitSectionsProps) {
  const id = useId();
  const { both } = units;
  const ordered = [...both.filter((unit) => isDifferent(unit)), ...both.filter((unit) => !isDifferent(unit))];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Units</Trans>
      </h2>
      {(units.one.length > 0 || units.other.length > 0) && (
        <div className={styles.sides}>
          {(['one', 'other'] as const).map((side) => (
            <OnlyHere key={side} side={side} title={titles[side]} entries={units[side]} />
          ))}
        </div>
      )}
      {ordered.length > 0 && <InBoth entries={ordered} titles={titles} />}
    </section>
  );
}

type OnlyHereProps = { side: SideName; title: string; entries: readonly EntryChange[] };

function OnlyHere({ side, title, entries }: OnlyHereProps) {
  const language = useLanguage();
  const id = useId();
  return (
    <section className={styles.side} data-side={side} aria-labelledby={id}>
      <h3 id={id}>
        <SideMark side={side} /> <Trans>Only in {title}</Trans>
      </h3>
      {entries.length === 0 ? (
        <p className={styles.muted}>
          <Trans>Nothing of its own</Trans>
        </p>
      ) : (
        <ul className={styles.units} aria-labelledby={id}>
          {entries.map((entry) => (
            <li key={entry.unitId}>
              <span>{localName(entry.unit, language)}</span>
              <span className={styles.copies}>×{side === 'one' ? entry.before : entry.after}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Shared = ListComparison['units']['both'][number];

function isDifferent({ before, after, points }: Shared): boolean {
  return before !== after || points !== null;
}

function InBoth({ entries, titles }: { entries: readonly Shared[]; titles: Titles }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <table className={styles.table}>
      <caption>
        <Trans>In both lists</Trans>
      </caption>
      <thead>
        <SideHeads titles={titles} what={t`Unit`} />
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.unitId} data-different={isDifferent(entry) || undefined}>
            <th scope="row">
              {localName(entry.unit, language)} <Differs is={isDifferent(entry)} />
            </th>
            <Copies count={entry.before} points={entry.points?.before} />
            <Copies count={entry.after} points={entry.points?.after} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The copies of a unit, and the points of one where the other side has other points. */
function Copies({ count, points }: { count: number; points: number | undefined }) {
  return (
    <td>
      ×{count}
      {points !== undefined && (
        <>
          {' '}
          <Trans>at {points} pts</Trans>
        </>
      )}
    </td>
  );
}

/** The row of heads: what the rows are, and the two lists. */
export function SideHeads({ titles, what }: { titles: Titles; what: string }) {
  return (
    <tr>
      <th scope="col">
        <VisuallyHidden>{what}</VisuallyHidden>
      </th>
      {(['one', 'other'] as const).map((side) => (
        <th key={side} scope="col">
          <span className={styles.head}>
            <SideMark side={side} /> <span className={styles.headName}>{titles[side]}</span>
          </span>
        </th>
      ))}
    </tr>
  );
}

/** The mark of a row whose two sides are not the same. */
export function Differs({ is }: { is: boolean }) {
  if (!is) return null;
  return (
    <>
      <span className={styles.differs} aria-hidden="true">
        ≠
      </span>
      <VisuallyHidden>
        <Trans>(differs)</Trans>
      </VisuallyHidden>
    </>
  );
}
