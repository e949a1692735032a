import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { DESKTOP } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';

type SheetFrameProps = { title: string; onClose: () => void; footer?: ReactNode; children: ReactNode };

/** A sheet from the lower edge of a phone, a dialog on a desktop. */
export function SheetFrame({ title, onClose, footer, children }: SheetFrameProps) {
  const { t } = useLingui();
  const isWide = useMediaQuery(DESKTOP);
  const common = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
    title,
    closeLabel: t`Close`,
    ...(footer === undefined ? {} : { footer }),
    children,
  };
  return isWide ? <Dialog {...common} size="md" /> : <Drawer {...common} />;
}
