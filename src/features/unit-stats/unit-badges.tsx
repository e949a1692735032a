import { Trans } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import styles from './unit-name.module.css';

/** The marks that matter for list building: High Command, not legal in tournaments. */
export function UnitBadges({ unit }: { unit: Unit }) {
  const language = useLanguage();
  if (!unit.highCommand && unit.tournamentLegal) return null;
  return (
    <span className={styles.marks}>
      {unit.highCommand && (
        <Badge tone="gold" icon="crown">
          {localTerm(catalogue, 'characteristics', 'High Command', language)}
        </Badge>
      )}
      {!unit.tournamentLegal && (
        <Badge tone="warning">
          <Trans>Not Tournament Legal</Trans>
        </Badge>
      )}
    </span>
  );
}
