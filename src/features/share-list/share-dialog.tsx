import { Trans, useLingui } from '@lingui/react/macro';
import { useDraft } from '#data/lists/use-draft.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { catalogue } from '#data/catalogue.ts';
import { armyOf } from '#domain/roster/army.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { textExport } from '#domain/roster/text-export.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { copyText } from '#platform/clipboard.ts';
import { openPrintWindow } from '#platform/print-window.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { LinkSection, useShareLinks } from './link-section.tsx';
import styles from './share-dialog.module.css';

/**
 * Everything that hands the draft to somebody else: link, QR code, print and text (docs/product.md,
 * "Share dialog").
 */
export function ShareDialog() {
  const { t } = useLingui();
  const { isOpen, close } = useDialogAddress('share');
  const document = useDraft((state) => state.history.document);
  const createdAt =
    savedListsStore.getState().lists.find((list) => list.id === document.savedId)?.created_at ?? null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={t`Share Army List`}
      closeLabel={t`Close`}
      size="md"
    >
      {document.entries.length === 0 ? (
        <EmptyState title={t`Empty List`}>
          <p>
            <Trans>Add some units to your army before sharing.</Trans>
          </p>
        </EmptyState>
      ) : (
        <ShareContent document={document} createdAt={createdAt} />
      )}
    </Dialog>
  );
}

type ShareContentProps = { document: RosterDocument; createdAt: string | null };

/** The share dialog's three parts: the link, paper, and text. */
function ShareContent({ document, createdAt }: ShareContentProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const links = useShareLinks(document, createdAt);
  const army = armyOf(document, catalogue);
  const faction = catalogue.factionById.get(document.faction)?.name ?? null;
  const text = textExport({ name: document.name, faction, army, language });
  const isLegal = !checkRoster(document, catalogue).some(
    (finding) => finding.code === 'not-tournament-legal',
  );
  const print = (address: string) => {
    if (!openPrintWindow(address))
      toast.error({ title: t`Failed to open print window. Check your popup blocker.` });
  };
  const copy = async () => {
    if (await copyText(text)) toast.success({ title: t`Army list has been copied to your clipboard` });
    else toast.error({ title: t`Could not copy text to clipboard` });
  };
  return (
    <div className={styles.content}>
      {!isLegal && (
        <Banner tone="warning">
          <Trans>Warning: This list contains units not tournament legal.</Trans>
        </Banner>
      )}
      <LinkSection links={links} listName={document.name} />
      <section className={styles.section}>
        <h3>
          <Trans>Print</Trans>
        </h3>
        <div className={styles.buttons}>
          <Button variant="secondary" icon="print" onClick={() => print(links.printFull)}>
            <Trans>Print Full List</Trans>
          </Button>
          <Button variant="secondary" icon="print" onClick={() => print(links.printCourtesy)}>
            <Trans>Print Courtesy List</Trans>
          </Button>
          <Button variant="secondary" icon="card" onClick={() => print(links.printCards)}>
            <Trans>Print all cards</Trans>
          </Button>
        </div>
        <p className={styles.note}>
          <Trans>A courtesy list leaves out what may start hidden: scouts and ambushers.</Trans>
        </p>
      </section>
      <section className={styles.section}>
        <h3>
          <Trans>Text</Trans>
        </h3>
        <pre className={styles.text} tabIndex={0} aria-label={t`The list as text`}>
          {text}
        </pre>
        <Button variant="secondary" icon="copy" onClick={() => void copy()}>
          <Trans>Copy to Clipboard</Trans>
        </Button>
      </section>
    </div>
  );
}
