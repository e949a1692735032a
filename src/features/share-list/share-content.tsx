import { Trans, useLingui } from '@lingui/react/macro';
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
import { LinkSection } from './link-section.tsx';
import styles from './share-dialog.module.css';
import { useShareLinks } from './use-share-links.ts';
import { useLanguage } from '#platform/use-language.ts';

type ShareContentProps = { document: RosterDocument; createdAt: string | null };

/** The share dialog's three parts: the link, paper, and text. */
export function ShareContent({ document, createdAt }: ShareContentProps) {
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
