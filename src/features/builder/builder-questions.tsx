import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { catalogue } from '#data/catalogue.ts';
import type { SaveOver } from '#data/lists/save-list.ts';
import { armyOf } from '#domain/roster/army.ts';
import { documentFromSavedList } from '#domain/roster/saved-list.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { type BuilderQuestion, closeQuestion } from './open-dialog.ts';

// With what else opens over the page, in one chunk: with these dialogs it weighs over 200 kB.
export { FiltersDialog } from './catalogue/filters-dialog.tsx';
export { PasteDialog } from './paste/paste-dialog.tsx';
export { refresh } from './saving/data-refresh.ts';
export { sayRefused } from './saving/say-refused.ts';

/** The questions over the builder: the High Command refusal, a save over a list, a confirmation. */
export function BuilderQuestions({ question }: { question: BuilderQuestion | null }) {
  const { t } = useLingui();
  return (
    <>
      {question?.kind === 'high-command-limit' && <HighCommandDialog />}
      {question?.kind === 'save-over' && <SaveOverDialog question={question} />}
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
        <Trans>Remove the other one first, then add this unit.</Trans>
      </p>
    </Dialog>
  );
}

/** Asks before a save replaces a list that the player did not have before them. */
function SaveOverDialog({ question }: { question: Extract<BuilderQuestion, { kind: 'save-over' }> }) {
  const { t, i18n } = useLingui();
  const { stored, isChanged, canKeep } = question;
  const { name } = stored;
  const { points, units } = totalsOf(armyOf(documentFromSavedList(stored, catalogue), catalogue));
  const savedAt = new Date(stored.updated_at ?? stored.created_at);
  const day = Number.isNaN(savedAt.getTime())
    ? null
    : i18n.date(savedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const choose = (over: SaveOver) => {
    closeQuestion();
    question.choose(over);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeQuestion()}
      title={t`Replace “${name}”?`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={closeQuestion}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="secondary" onClick={() => choose('replace')}>
            <Trans>Replace</Trans>
          </Button>
          <Button variant="primary" onClick={() => choose('keep-both')}>
            <Trans>Keep both</Trans>
          </Button>
        </>
      }
    >
      <p>
        {isChanged ? (
          <Trans>This list was saved elsewhere since you opened it, in another tab or window.</Trans>
        ) : (
          <Trans>Another saved list has this name.</Trans>
        )}{' '}
        {day === null ? (
          <Trans>
            It has {points} pts in <Plural value={units} one="# unit" other="# units" />.
          </Trans>
        ) : (
          <Trans>
            It has {points} pts in <Plural value={units} one="# unit" other="# units" />, saved {day}.
          </Trans>
        )}
      </p>
      <p>
        {canKeep ? (
          <Trans>
            Replace keeps it among its older versions. Keep both saves yours under a name with a number.
          </Trans>
        ) : (
          <Trans>
            This browser keeps no older versions: Replace deletes it. Keep both saves yours under a name with
            a number.
          </Trans>
        )}
      </p>
    </Dialog>
  );
}
