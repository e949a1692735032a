import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type BrowseFilters, NO_FILTERS } from '#domain/community/browse-filters.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { BoardFilterFields, fieldsOf } from './board-filter-fields.tsx';
import type { BrowseModel } from './use-browse-filters.ts';

type FiltersDialogProps = { model: BrowseModel; onClose: () => void };

/** The filters of the board. They count once they are applied. */
export function BoardFiltersDialog({ model, onClose }: FiltersDialogProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<BrowseFilters>(model.filters);
  const choose = (next: Partial<BrowseFilters>) => setWanted((before) => ({ ...before, ...next }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Filters`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="quiet" onClick={() => choose(fieldsOf(NO_FILTERS))}>
            <Trans>Clear all filters</Trans>
          </Button>
          <Button variant="primary" onClick={() => model.apply(fieldsOf(wanted))}>
            <Trans>Show lists</Trans>
          </Button>
        </>
      }
    >
      <BoardFilterFields filters={wanted} change={choose} />
    </Dialog>
  );
}
