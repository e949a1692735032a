import { Trans, useLingui } from '@lingui/react/macro';
import type { TermKind } from '#domain/catalogue/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from './term-dialog.module.css';
import type { ReaderTerm } from './use-reader-glossary.ts';

type TermDialogProps = { term: ReaderTerm | null; onClose: () => void };

/** Explains a term of the game: in a dialog, on a touch screen in a sheet in thumb reach. */
export function TermDialog({ term, onClose }: TermDialogProps) {
  const { t } = useLingui();
  const isTouch = useMediaQuery('(pointer: coarse)');
  if (term === null) return null;
  const Surface = isTouch ? Drawer : Dialog;
  return (
    <Surface
      open
      onOpenChange={(open) => !open && onClose()}
      title={term.name}
      closeLabel={t`Close`}
      {...(isTouch ? {} : { size: 'sm' as const })}
    >
      <TermText term={term} />
    </Surface>
  );
}

function KindOfTerm({ kind }: { kind: TermKind }) {
  switch (kind) {
    case 'keywords':
      return <Trans>Keyword</Trans>;
    case 'characteristics':
      return <Trans>Characteristic</Trans>;
    case 'special-rules':
      return <Trans>Special rule</Trans>;
    case 'states':
      return <Trans>State</Trans>;
  }
}

/** Texts of the database have paragraphs of their own. */
function TermText({ term }: { term: ReaderTerm }) {
  return (
    <div className={styles.term}>
      <p className="eyebrow">
        <KindOfTerm kind={term.kind} />
      </p>
      {[...new Set(term.text.split(/\n{2,}/u))].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {term.value !== null && (
        <p className="muted">
          <Trans>In brackets: {term.value}</Trans>
        </p>
      )}
    </div>
  );
}
