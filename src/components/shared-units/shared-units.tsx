import { Trans, useLingui } from '@lingui/react/macro';
import { PaneRow } from '#components/card-pane/pane-row.tsx';
import { catalogue } from '#data/catalogue.ts';
import { portraitOf } from '#data/profiles/portrait.ts';
import { getUnit, unitKey } from '#domain/catalogue/lookup.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { FactionId } from '#domain/catalogue/types.ts';
import { type DifferingValue, differingValues } from '#domain/roster/checks/differing-values.ts';
import type { Army } from '#domain/roster/types.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { unitMarks } from '#platform/words/unit-marks.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import styles from './shared-units.module.css';
import { useLanguage } from '#platform/use-language.ts';

type SharedUnitsProps = { army: Army; faction: FactionId };

/** The units of a shared list, High Command first, each with its card one tap away. */
export function SharedUnits({ army, faction }: SharedUnitsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const card = useDialogAddress('card');
  if (army.length === 0) return <EmptyState title={t`This list is empty`} icon="list" />;
  const differing = differingValues(army, catalogue);
  return (
    <ul className={styles.units} aria-label={t`Units`}>
      {highCommandFirst(army).map(({ unit, quantity }) => {
        const name = localName(unit, language);
        return (
          <PaneRow key={unit.id} as="li" className={styles.unit} unit={unitKey(faction, unit.id)}>
            <Avatar {...portraitOf(getUnit(catalogue, faction, unit.id) ?? { ...unit, faction })} size={44} />
            <div className={styles.what}>
              <p className={styles.name}>
                {name} {quantity > 1 && <span className={styles.times}>×{quantity}</span>}
              </p>
              <p className={styles.meta}>
                {unit.command > 0 && <Trans>{unit.command * quantity} CP</Trans>}
                {unitMarks(unit).map((mark) => (
                  <Badge key={mark.id} tone={mark.tone}>
                    {t(mark.words)}
                  </Badge>
                ))}
                <CatalogueValues of={differing.find(({ unitId }) => unitId === unit.id)} />
              </p>
            </div>
            <span className={styles.points}>
              <Trans>{unit.points * quantity} pts</Trans>
            </span>
            {unit.known ? (
              <Button
                variant="quiet"
                iconOnly
                icon="card"
                label={t`View card of ${name}`}
                onClick={() => card.open(`${faction}/${unit.id}`)}
              />
            ) : (
              <span className={styles.blank} />
            )}
          </PaneRow>
        );
      })}
    </ul>
  );
}

/** Returns an army in the order in which shared lists show it. */
export function highCommandFirst(army: Army): Army {
  return army.toSorted((one, other) => Number(other.unit.highCommand) - Number(one.unit.highCommand));
}

/** The catalogue's values of a unit that was sent with others. */
function CatalogueValues({ of: value }: { of: DifferingValue | undefined }) {
  const { t } = useLingui();
  if (value === undefined) return null;
  const { points, command, highCommand } = value.catalogue;
  const rank = highCommand === value.sent.highCommand ? null : highCommand;
  return (
    <Badge tone="warning" icon="warning">
      <Trans>
        Catalogue: {points} pts, {command} CP
      </Trans>
      {rank !== null && `, ${rank ? t`High Command` : t`not High Command`}`}
    </Badge>
  );
}
