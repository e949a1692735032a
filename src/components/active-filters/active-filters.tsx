import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import styles from './active-filters.module.css';

export type ActiveFilter<Change> = {
  readonly id: string;
  readonly label: string;
  /** The change that removes the filter. */
  readonly without: Change;
};

type ActiveFiltersProps<Change> = {
  filters: readonly ActiveFilter<Change>[];
  onRemove: (without: Change) => void;
  /** Null where the page already offers it in place of its results. */
  onClear: (() => void) | null;
};

/** The filters in force, each with a button that removes it; nothing where there are none. */
export function ActiveFilters<Change>({ filters, onRemove, onClear }: ActiveFiltersProps<Change>) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  return (
    <div className={styles.filters} role="group" aria-label={t`Active filters`}>
      {filters.map(({ id, label, without }) => (
        <Button
          key={id}
          size="sm"
          trailingIcon="close"
          aria-label={t`Remove the filter ${label}`}
          onClick={() => onRemove(without)}
        >
          {label}
        </Button>
      ))}
      {onClear !== null && (
        <Button size="sm" variant="quiet" onClick={onClear}>
          <Trans>Clear all filters</Trans>
        </Button>
      )}
    </div>
  );
}
