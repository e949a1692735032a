import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ListTotals } from '#components/list-totals/list-totals.tsx';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { sharedListPath } from '#data/lists/compared-lists.ts';
import { armyOf } from '#domain/roster/army.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { useLanguage } from '#platform/use-language.ts';
import type { ComparedSide } from './list-comparison.tsx';
import styles from './list-comparison.module.css';
import { SideMark, type SideName } from './side-mark.tsx';

type ComparedHead = ComparedSide & { side: SideName };

type ComparisonHeadProps = {
  sides: readonly ComparedHead[];
  /** The actions beside the heading. */
  children: ReactNode;
};

/** The heading of the page, and the two lists that it compares. */
export function ComparisonHead({ sides, children }: ComparisonHeadProps) {
  return (
    <>
      <header className={styles.top}>
        <h1>
          <Trans>Compare lists</Trans>
        </h1>
        {children}
      </header>
      <div className={styles.sides}>
        {sides.map((each) => (
          <SideHead key={each.side} {...each} />
        ))}
      </div>
    </>
  );
}

/** A list of the comparison: its letter, its name that leads to its page, faction and totals. */
function SideHead({ side, title, document, facts }: ComparedHead) {
  const language = useLanguage();
  const totals = totalsOf(armyOf(document, facts?.catalogue ?? catalogue));
  return (
    <div className={styles.sideHead} data-faction={document.faction}>
      <SideMark side={side} />
      <div>
        <p className={styles.sideName}>
          <Link to={sharedListPath(document)} dir="auto">
            {title}
          </Link>
        </p>
        <p className={styles.faction}>{factionName(document.faction, language) ?? document.faction}</p>
        <ListTotals points={totals.points} command={totals.command} units={totals.units} />
      </div>
    </div>
  );
}
