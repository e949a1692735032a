import { Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FilterActions, FilterPanel } from './catalogue/filter-panel.tsx';
import { type BuilderQuestion, closeQuestion } from './open-dialog.ts';
import { SaveOverDialog } from './saving/save-over-dialog.tsx';
import type { UnitFilterModel } from './catalogue/use-unit-filter.ts';

type BuilderDialogsProps = {
  question: BuilderQuestion | null;
  /** The filters while they are open, else null. */
  filters: { model: UnitFilterModel; close: () => void } | null;
};

/**
 * The dialogs over the builder's own page: the filters, the High Command refusal, a confirmation.
 */
export function BuilderDialogs({ question, filters }: BuilderDialogsProps) {
  const { t } = useLingui();
  return (
    <>
      {filters !== null && (
        <Dialog
          open
          onOpenChange={(open) => !open && filters.close()}
          title={t`Filters`}
          closeLabel={t`Close`}
          footer={<FilterActions model={filters.model} onClose={filters.close} />}
        >
          <FilterPanel model={filters.model} />
        </Dialog>
      )}
      {question?.kind === 'high-command-limit' && <HighCommandDialog />}
      {question?.kind === 'save-over' && (
        <SaveOverDialog {...question} onChoose={question.choose} onClose={closeQuestion} />
      )}
      {question?.kind === 'confirm' && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && closeQuestion()}
          title={t`Are you sure?`}
          body={question.body}
          confirmLabel={t`Continue`}
          cancelLabel={t`Cancel`}
          onConfirm={question.run}
        />
      )}
    </>
  );
}

/** Says that a list has one High Command unit at most (docs/product.md, "Adding units"). */
function HighCommandDialog() {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeQuestion()}
      title={t`High Command Limit`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <Button variant="primary" onClick={closeQuestion}>
          <Trans>Understood</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Only 1 High command allowed in List.</Trans>
      </p>
      <p>
        <Trans>Take the other one out first, then add this unit.</Trans>
      </p>
    </Dialog>
  );
}
