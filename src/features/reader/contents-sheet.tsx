import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';

const loadSheet = async () => (await import('#ui/drawer/drawer.tsx')).Drawer;

type ContentsSheetProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** The contents on a phone: a sheet over the text. */
export function ContentsSheet({ isOpen, onClose, children }: ContentsSheetProps) {
  const { t } = useLingui();
  if (!isOpen) return null;
  return (
    <OnDemand
      load={loadSheet}
      props={{
        open: true,
        onOpenChange: (open: boolean) => {
          if (!open) onClose();
        },
        title: t`Contents`,
        closeLabel: t`Close`,
        children,
      }}
      onFailure={onClose}
    />
  );
}
