import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import { filterOptions } from '#domain/roster/find/filter-options.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckboxDisclosure } from '#ui/checkbox/checkbox-disclosure.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import styles from './filters-dialog.module.css';
import type { UnitFilterModel } from './use-unit-filter.ts';
import { useLanguage } from '#platform/use-language.ts';

type FiltersDialogProps = { model: UnitFilterModel; onClose: () => void };

/**
 * The filters of the catalogue: legality, the fixed characteristics, the keywords (docs/product.md,
 * "Available units").
 */
export function FiltersDialog({ model, onClose }: FiltersDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { filter, change } = model;
  const options = filterOptions(model.all);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Filters`}
      closeLabel={t`Close`}
      footer={
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
      }
    >
      <div className={styles.panel}>
        <Switch
          checked={filter.tournamentLegalOnly}
          onCheckedChange={(tournamentLegalOnly) => change({ tournamentLegalOnly })}
          label={t`Tournament legal only`}
        />
        <Switch
          checked={filter.ownedOnly}
          onCheckedChange={(ownedOnly) => change({ ownedOnly })}
          label={t`Only what I own`}
        />
        <CheckboxDisclosure
          title={t`Characteristics`}
          labelOf={(name) => localTerm(catalogue, 'characteristics', name, language)}
          names={options.characteristics}
          chosen={filter.characteristics}
          onChange={(characteristics) => change({ characteristics })}
        />
        <CheckboxDisclosure
          title={t`Keywords`}
          labelOf={(name) => localTerm(catalogue, 'keywords', name, language)}
          names={options.keywords}
          chosen={filter.keywords}
          onChange={(keywords) => change({ keywords })}
        />
      </div>
    </Dialog>
  );
}
