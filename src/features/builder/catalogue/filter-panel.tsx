import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import type { TermKind } from '#domain/catalogue/types.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckboxGroup } from '#ui/checkbox/checkbox-group.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import styles from './filter-panel.module.css';
import type { UnitFilterModel } from './use-unit-filter.ts';
import { useLanguage } from '#platform/use-language.ts';

/**
 * The filters of the catalogue: legality, the fixed characteristics, the keywords (docs/product.md,
 * "Available units").
 */
export function FilterPanel({ model }: { model: UnitFilterModel }) {
  const { t } = useLingui();
  const { filter, options, change } = model;
  return (
    <div className={styles.panel}>
      <Switch
        checked={filter.tournamentLegalOnly}
        onCheckedChange={(tournamentLegalOnly) => change({ tournamentLegalOnly })}
        label={t`Tournament legal only`}
      />
      <FilterGroup
        title={t`Characteristics`}
        kind="characteristics"
        names={options.characteristics}
        chosen={filter.characteristics}
        onChange={(characteristics) => change({ characteristics })}
      />
      <FilterGroup
        title={t`Keywords`}
        kind="keywords"
        names={options.keywords}
        chosen={filter.keywords}
        onChange={(keywords) => change({ keywords })}
      />
    </div>
  );
}

/** The buttons under the filters: clear them, or show the units that match. */
export function FilterActions({ model, onClose }: { model: UnitFilterModel; onClose: () => void }) {
  return (
    <>
      <Button
        variant="quiet"
        onClick={model.clear}
        disabled={model.active === 0 && model.filter.search === ''}
      >
        <Trans>Clear all filters</Trans>
      </Button>
      <Button variant="primary" onClick={onClose}>
        <Plural value={model.shown.length} one="Show # unit" other="Show # units" />
      </Button>
    </>
  );
}

type FilterGroupProps = {
  title: string;
  kind: TermKind;
  names: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

function FilterGroup({ title, kind, names, chosen, onChange }: FilterGroupProps) {
  const language = useLanguage();
  const toggle = (name: string, on: boolean) =>
    onChange(on ? [...chosen, name] : chosen.filter((other) => other !== name));
  return (
    <Disclosure title={title} count={chosen.length} defaultOpen>
      <CheckboxGroup legend={title} hideLegend>
        {names.map((name) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            onCheckedChange={(on) => toggle(name, on)}
            label={localTerm(catalogue, kind, name, language)}
          />
        ))}
      </CheckboxGroup>
    </Disclosure>
  );
}
