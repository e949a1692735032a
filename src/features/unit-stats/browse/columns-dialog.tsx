import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Column, COLUMNS, USUAL_COLUMNS } from '#domain/units/columns.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckboxGroup } from '#ui/checkbox/checkbox-group.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { COLUMN_WORDS } from './column-words.ts';
import type { QueryModel } from './use-unit-query.ts';

type ColumnsDialogProps = { model: QueryModel; onClose: () => void };

/** The dialog that chooses the columns of the table; they keep their order. */
export function ColumnsDialog({ model, onClose }: ColumnsDialogProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<readonly Column[]>(model.query.columns);
  const toggle = (column: Column, on: boolean) =>
    setWanted((before) => COLUMNS.filter((other) => (other === column ? on : before.includes(other))));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Columns`}
      description={t`They hold for the table and for what is downloaded.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button variant="quiet" onClick={() => setWanted(USUAL_COLUMNS)}>
            <Trans>Usual columns</Trans>
          </Button>
          <Button variant="primary" onClick={() => model.apply({ columns: wanted })}>
            <Trans>Show columns</Trans>
          </Button>
        </>
      }
    >
      <CheckboxGroup legend={t`Columns`} hideLegend>
        {COLUMNS.map((column) => (
          <Checkbox
            key={column}
            checked={wanted.includes(column)}
            onCheckedChange={(on) => toggle(column, on)}
            label={t(COLUMN_WORDS[column])}
          />
        ))}
      </CheckboxGroup>
    </Dialog>
  );
}
