import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { comparerOf } from '#domain/units/columns.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './unit-page.module.css';

/** The way back to all units, and to the unit before and after this one in its faction. */
export function UnitTurn({ unit }: { unit: Unit }) {
  const { t } = useLingui();
  const language = useLanguage();
  const compare = comparerOf(language);
  const faction = (catalogue.unitsByFaction.get(unit.faction) ?? []).toSorted((one, other) =>
    compare(localName(one, language), localName(other, language)),
  );
  const position = faction.indexOf(unit);
  return (
    <nav className={styles.turn} aria-label={t`Units of this faction`}>
      <Link className={styles.back} to={paths.unitStats(`faction=${encodeURIComponent(unit.faction)}`)}>
        <Icon name="chevron-left" size={18} />
        <Trans>All units</Trans>
      </Link>
      <TurnLink unit={faction[position - 1]} direction="previous" />
      <TurnLink unit={faction[position + 1]} direction="next" />
    </nav>
  );
}

type TurnLinkProps = { unit: Unit | undefined; direction: 'previous' | 'next' };

function TurnLink({ unit, direction }: TurnLinkProps) {
  const { t } = useLingui();
  const language = useLanguage();
  if (unit === undefined) return null;
  const name = localName(unit, language);
  const isNext = direction === 'next';
  return (
    <Button
      variant="quiet"
      {...(isNext ? { trailingIcon: 'chevron-right' } : { icon: 'chevron-left' })}
      aria-label={isNext ? t`Next unit: ${name}` : t`Previous unit: ${name}`}
      render={<Link to={paths.unit(unit.faction, unit.id)} />}
    >
      {name}
    </Button>
  );
}
