import { useLingui } from '@lingui/react/macro';
import { localName } from '#domain/catalogue/localise.ts';
import type { Unit } from '#domain/catalogue/types.ts';
import { MOST_COMPARED } from '#domain/units/compare.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { QueryModel } from './use-unit-query.ts';

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
  const isPicked = model.picked.includes(unit);
  return (
    <Checkbox
      label={words ?? <VisuallyHidden>{t`Compare ${name}`}</VisuallyHidden>}
      {...(words === undefined ? {} : { 'aria-label': t`Compare ${name}` })}
      checked={isPicked}
      disabled={!isPicked && model.picked.length >= MOST_COMPARED}
      onCheckedChange={() => model.togglePicked(unit)}
    />
  );
}
