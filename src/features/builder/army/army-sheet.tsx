import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { TotalsLine } from './totals-line.tsx';
import type { DraftArmy } from './use-draft-army.ts';

type ArmySheetProps = { draft: DraftArmy; onClose: () => void; children: ReactNode };

/** The army on a phone: pulled up over the catalogue, with its totals in thumb reach. */
export function ArmySheet({ draft, onClose, children }: ArmySheetProps) {
  const { t } = useLingui();
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Your army`}
      closeLabel={t`Close`}
      footer={<TotalsLine totals={draft.totals} target={draft.document.target} />}
    >
      {children}
    </Drawer>
  );
}
