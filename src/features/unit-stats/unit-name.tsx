import { Link } from 'react-router';
import { Trans } from '@lingui/react/macro';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { portraitAddress, portraitOf } from '#data/profiles/portrait.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Avatar } from '#ui/portrait/avatar.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import styles from './unit-name.module.css';

type UnitNameProps = {
  unit: Unit;
  /** Side length of the portrait in CSS pixels, default 40. */
  size?: number;
};

/**
 * A unit as it stands at the begin of a row: portrait, name that leads to its page, type and
 * faction, marks.
 */
export function UnitName({ unit, size = 40 }: UnitNameProps) {
  const language = useLanguage();
  return (
    <div className={styles.unit}>
      <UnitPortrait unit={unit} size={size} />
      <div className={styles.who}>
        <Link className={styles.name} to={paths.unit(unit.faction, unit.id)}>
          {localName(unit, language)}
        </Link>
        <span className={styles.facts}>
          {unitTypeName(unit.type, language)}
          <span className={styles.faction}> · {factionName(unit.faction, language) ?? unit.faction}</span>
        </span>
        <UnitBadges unit={unit} />
      </div>
    </div>
  );
}

/** Up to this side length (CSS pixels) the small copy of a portrait is sharp enough. */
const SMALL_PX = 64;

/**
 * A unit's picture, or the shield of its faction until there is one. Decoration: the name stands
 * beside it.
 */
export function UnitPortrait({ unit, size }: { unit: Unit; size: number }) {
  return (
    <Avatar {...portraitOf(unit)} {...(size > SMALL_PX && { src: portraitAddress(unit) })} size={size} />
  );
}

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
        <Badge tone="warning" icon="warning">
          <Trans>Not Tournament Legal</Trans>
        </Badge>
      )}
    </span>
  );
}
