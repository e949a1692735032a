import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { writeCompared } from '#domain/units/compare.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { correctUnitPath } from '#platform/workshop-paths.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { comparerOf } from '#domain/units/columns.ts';
import { UnitBadges, UnitPortrait } from '../unit-name.tsx';
import styles from './unit-page.module.css';

/**
 * The head of a unit's page: portrait, name, type, points and actions. A phone shows one word of
 * each action, below its icon.
 */
export function UnitHead({ unit }: { unit: Unit }) {
  const language = useLanguage();
  const card = useDialogAddress('card');
  const faction = factionName(unit.faction, language);
  const compare = new URLSearchParams({ units: writeCompared([unit]) }).toString();
  const { copyLink } = useCopy();
  const link = absoluteUrl(paths.unit(unit.faction, unit.id));
  return (
    <header className={styles.head}>
      <UnitPortrait unit={unit} size={112} />
      <div className={styles.who}>
        <h1 className={styles.name}>{localName(unit, language)}</h1>
        <p className={styles.type}>
          {unitTypeName(unit.type, language)}
          {faction !== null && <> · {faction}</>}
        </p>
        <UnitBadges unit={unit} />
      </div>
      <p className={styles.points}>
        <Trans>
          <strong>{unit.points}</strong> pts
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon="list"
          render={<Link to={paths.builder()} state={{ faction: unit.faction }} />}
        >
          <Trans>
            Build <span>with this faction</span>
          </Trans>
        </Button>
        <Button icon="card" aria-haspopup="dialog" onClick={() => card.open(unitKey(unit.faction, unit.id))}>
          <Trans>
            <span>View</span> Card
          </Trans>
        </Button>
        <Button icon="scales" render={<Link to={paths.compareUnits(compare)} />}>
          <Trans>Compare</Trans>
        </Button>
        <Button variant="quiet" icon="edit" render={<Link to={correctUnitPath(unit.faction, unit.id)} />}>
          <Trans>
            <span>Suggest a</span> correction
          </Trans>
        </Button>
        <Button variant="quiet" icon="link" onClick={() => void copyLink(link, link)}>
          <Trans>
            <span>Copy</span> link
          </Trans>
        </Button>
      </div>
    </header>
  );
}

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
      <Button
        className={styles.back}
        flush
        variant="quiet"
        icon="chevron-left"
        render={<Link to={paths.unitStats(`faction=${encodeURIComponent(unit.faction)}`)} />}
      >
        <Trans>All units</Trans>
      </Button>
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
