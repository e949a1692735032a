import { useLingui } from '@lingui/react/macro';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { TermKindWords } from './kind-words.tsx';
import { TermText } from './term-text.tsx';
import type { ReaderTerm } from './use-reader-glossary.ts';

const loadDialog = async () => (await import('#ui/dialog/dialog.tsx')).Dialog;
const loadSheet = async () => (await import('#ui/drawer/drawer.tsx')).Drawer;

type TermDialogProps = { term: ReaderTerm | null; onClose: () => void };

/** Explains a term of the game: in a dialog, on a touch screen in a sheet in thumb reach. */
export function TermDialog({ term, onClose }: TermDialogProps) {
  const { t } = useLingui();
  const isTouch = useMediaQuery('(pointer: coarse)');
  if (term === null) return null;
  const common = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
    title: term.name,
    closeLabel: t`Close`,
  };
  const children = <TermText term={term} kind={<TermKindWords kind={term.kind} />} />;
  return isTouch ? (
    <OnDemand key="sheet" load={loadSheet} props={{ ...common, children }} onFailure={onClose} />
  ) : (
    <OnDemand
      key="dialog"
      load={loadDialog}
      props={{ ...common, size: 'sm' as const, children }}
      onFailure={onClose}
    />
  );
}
