import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { UnitDifferences } from '#components/unit-differences/unit-differences.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import type { ShownDifference } from '#data/release/compare-releases.ts';
import { comparisonQuery } from '#data/release/published-releases.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './catalogue.module.css';

/** More are shown by a press. */
const MOST_SHOWN = 50;

type ComparisonProps = { from: number; to: number; isNewest: boolean };

/** The differences of two versions of the catalogue; 0 is the catalogue of the app's own files. */
export function Comparison({ from, to, isNewest }: ComparisonProps) {
  const language = useLanguage();
  const { data, failureReason } = useQuery(comparisonQuery(from, to, language));
  const [showsAll, setShowsAll] = useState(false);
  if (data === undefined) return <Waiting shape="list" failure={failureReason} />;
  if (data.length === 0) {
    return (
      <p>
        <Trans>Nothing differs: this app carries all of it already.</Trans>
      </p>
    );
  }
  const hidden = showsAll ? 0 : Math.max(0, data.length - MOST_SHOWN);
  return (
    <>
      <ul className={styles.differences}>
        {data.slice(0, data.length - hidden).map((difference) => (
          <li key={`${difference.kind} ${difference.target}`}>
            <OneDifference difference={difference} isNewest={isNewest} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button onClick={() => setShowsAll(true)}>
          <Plural value={hidden} one="Show one more" other="Show # more" />
        </Button>
      )}
    </>
  );
}

function OneDifference({ difference, isNewest }: { difference: ShownDifference; isNewest: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { kind, target, what, fields } = difference;
  const name = localName(difference, language);
  const said = { added: t`New`, removed: t`No longer there`, changed: t`Changed` }[what];
  const kinds = { unit: t`Unit`, faction: t`Faction`, term: t`Term`, mission: t`Mission or feat` };
  const address = what === 'removed' || !isNewest ? null : addressOf(difference);
  return (
    <>
      <p className={styles.target}>
        <span className={styles.what} data-what={what}>
          {said}
        </span>{' '}
        <strong>{address === null ? name : <Link to={address}>{name}</Link>}</strong>{' '}
        <span className={styles.kind} title={target}>
          {kinds[kind]}
        </span>
      </p>
      {fields.length > 0 && <UnitDifferences fields={fields} names={difference.placeNames} />}
    </>
  );
}

/** The page of what the catalogue has now; null for what has none. */
function addressOf({ kind, target }: ShownDifference): string | null {
  if (kind === 'mission') return paths.missions(target);
  const [faction, unit] = target.split('/');
  return kind === 'unit' && faction !== undefined && unit !== undefined ? paths.unit(faction, unit) : null;
}
