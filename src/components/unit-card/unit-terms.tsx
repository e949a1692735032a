import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { unitCardQuery } from '#data/card-text-queries.ts';
import { queryClient } from '#data/query/query-client.ts';
import type { ProfileRow as Row } from '#domain/catalogue/profile.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { CardStats } from './card-stats.tsx';
import { ProfileRow } from './profile-row.tsx';
import { TermGroups } from './term-groups.tsx';
import styles from './unit-terms.module.css';

type UnitTermsProps = { unit: Unit; onViewCard: () => void };

/**
 * The details of an opened row: the profile, rule words with their meaning, limits, and a button
 * that opens the card (docs/product.md, "Unit rows").
 */
export function UnitTerms({ unit, onViewCard }: UnitTermsProps) {
  return (
    <div className={styles.terms}>
      <RowProfile unit={unit} />
      <TermGroups unit={unit} />
      <div className={styles.foot}>
        <span className={styles.limits}>
          <span>
            <Trans>Up to {unit.availability} per list</Trans>
          </span>
          {!unit.tournamentLegal && (
            <Badge tone="warning">
              <Trans>Not Tournament Legal</Trans>
            </Badge>
          )}
        </span>
        <Button variant="secondary" icon="card" onClick={onViewCard}>
          <Trans>View Card</Trans>
        </Button>
      </div>
    </div>
  );
}

/**
 * The values and dice by which a unit is chosen; the switches are on the card. Renders nothing
 * until they are there, or when they are not known.
 */
function RowProfile({ unit }: { unit: Unit }) {
  const language = useLanguage();
  const { data } = useQuery(unitCardQuery(unit.faction, unit.id), queryClient());
  const profile = data?.profile ?? null;
  if (profile === null) return null;
  return (
    <div className={styles.profile}>
      <CardStats unit={unit} profile={profile} language={language} />
      {profile.profiles.map((row) => (
        <ProfileRow key={row.troops} row={withoutSwitches(row)} hasJoined={profile.joined !== undefined} />
      ))}
    </div>
  );
}

function withoutSwitches(row: Row): Row {
  return {
    ...row,
    ...(row.ranged === undefined ? {} : { ranged: { ...row.ranged, switches: [] } }),
    melee: { ...row.melee, switches: [] },
    defence: { ...row.defence, switches: [] },
  };
}
