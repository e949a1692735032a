import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { writeCompared } from '#domain/units/compare.ts';
import { copyText } from '#platform/clipboard.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { UnitBadges } from '../unit-badges.tsx';
import { UnitPortrait } from '../unit-name.tsx';
import styles from './unit-page.module.css';

type UnitHeadProps = { unit: Unit; onViewCard: (key: string) => void };

/** The head of a unit's page: portrait, name, type, points and actions. */
export function UnitHead({ unit, onViewCard }: UnitHeadProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const faction = catalogue.factionById.get(unit.faction);
  const compare = new URLSearchParams({ units: writeCompared([unit]) }).toString();
  const copyLink = async () => {
    if (await copyText(absoluteUrl(paths.unit(unit.faction, unit.id)))) {
      toast.success({ title: t`Link copied to clipboard` });
    } else toast.error({ title: t`Failed to copy link` });
  };
  return (
    <header className={styles.head}>
      <UnitPortrait unit={unit} size={112} />
      <div className={styles.who}>
        <h1 className={styles.name}>{localName(unit, language)}</h1>
        <p className={styles.type}>
          {unitTypeName(unit.type, language)}
          {faction !== undefined && <> · {localName(faction, language)}</>}
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
          icon="card"
          aria-haspopup="dialog"
          onClick={() => onViewCard(unitKey(unit.faction, unit.id))}
        >
          <Trans>View Card</Trans>
        </Button>
        <Button icon="list" render={<Link to={paths.builder()} state={{ faction: unit.faction }} />}>
          <Trans>Build with this faction</Trans>
        </Button>
        <Button icon="sort" render={<Link to={paths.compareUnits(compare)} />}>
          <Trans>Compare</Trans>
        </Button>
        <Button icon="link" onClick={() => void copyLink()}>
          <Trans>Copy link</Trans>
        </Button>
      </div>
    </header>
  );
}
