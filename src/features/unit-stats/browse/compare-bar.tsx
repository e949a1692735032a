import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { MOST_COMPARED, writeCompared } from '#domain/units/compare.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { localName } from '#domain/catalogue/localise.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './unit-stats.module.css';
import type { QueryModel } from '../use-unit-query.ts';

/** The units that are picked, in thumb reach, and the way to see them side by side. */
export function CompareBar({ model }: { model: QueryModel }) {
  const { t } = useLingui();
  const { units: picked, clear } = model.compared;
  if (picked.length === 0) return null;
  const search = new URLSearchParams({ units: writeCompared(picked) }).toString();
  return (
    <div className={styles.compareBar} data-bottom-bar="" role="group" aria-label={t`Compare units`}>
      <span className={styles.picked} aria-live="polite">
        {picked.length === 1 ? (
          <Trans>1 unit picked: pick another one</Trans>
        ) : (
          <Plural value={picked.length} one="# unit picked" other={`# units picked of ${MOST_COMPARED}`} />
        )}
      </span>
      <Button variant="quiet" onClick={clear}>
        <Trans>Clear</Trans>
      </Button>
      {picked.length > 1 && (
        <Button variant="primary" render={<Link to={paths.compareUnits(search)} />}>
          <Trans>Compare</Trans>
        </Button>
      )}
    </div>
  );
}

type PickBoxProps = {
  unit: Unit;
  model: QueryModel;
  /** Words beside the box; without them a table's head says what it is for. */
  words?: string;
};

/** Picks a unit to be compared; with four picked the others cannot be. */
export function PickBox({ unit, model, words }: PickBoxProps) {
  const { t } = useLingui();
  const name = localName(unit, useLanguage());
  const { units, toggle } = model.compared;
  const isPicked = units.includes(unit);
  return (
    <Checkbox
      label={words ?? <VisuallyHidden>{t`Compare ${name}`}</VisuallyHidden>}
      {...(words === undefined ? {} : { 'aria-label': t`Compare ${name}` })}
      checked={isPicked}
      disabled={!isPicked && units.length >= MOST_COMPARED}
      onCheckedChange={() => toggle(unit)}
    />
  );
}
