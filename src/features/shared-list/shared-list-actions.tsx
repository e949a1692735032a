import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { rememberFaction } from '#data/lists/last-faction.ts';
import { textExport } from '#domain/roster/text-export.ts';
import type { Army, RosterDocument } from '#domain/roster/types.ts';
import { courtesyDocument } from '#domain/sharing/courtesy-document.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { copyText } from '#platform/clipboard.ts';
import { paths } from '#platform/paths.ts';
import { openPrintWindow } from '#platform/print-window.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './shared-list.module.css';
import { useLanguage } from '#platform/use-language.ts';

type SharedListActionsProps = { code: string; document: RosterDocument; army: Army };

/** The actions of a shared list: open a copy in the builder, print it, copy it as text. */
export function SharedListActions({ code, document, army }: SharedListActionsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const openCopy = () => {
    draftStore.getState().dispatch({ type: 'load', document });
    if (catalogue.factionById.has(document.faction)) rememberFaction(document.faction);
    toast.info({
      title: t`Opened as a copy. Save it to keep it.`,
      description: t`Undo brings back what you were building.`,
    });
    void navigate(paths.builder());
  };
  const print = (address: string) => {
    if (!openPrintWindow(address))
      toast.error({ title: t`Failed to open print window. Check your popup blocker.` });
  };
  const printCourtesy = () =>
    print(
      paths.print(
        'courtesy',
        encodeList(payloadOf(courtesyDocument(document, catalogue), catalogue, { createdAt: null })),
      ),
    );
  const copy = async () => {
    const faction = catalogue.factionById.get(document.faction)?.name ?? null;
    const text = textExport({ name: document.name, faction, army, language });
    if (await copyText(text)) toast.success({ title: t`Army list has been copied to your clipboard` });
    else toast.error({ title: t`Could not copy text to clipboard` });
  };
  return (
    <div className={styles.actions}>
      <Button variant="primary" icon="edit" onClick={openCopy}>
        <Trans>Open in the builder</Trans>
      </Button>
      <Button variant="secondary" icon="copy" onClick={() => void copy()}>
        <Trans>Copy as text</Trans>
      </Button>
      <Button variant="secondary" icon="print" onClick={() => print(paths.print('full', code))}>
        <Trans>Print Full List</Trans>
      </Button>
      <Button variant="secondary" icon="print" onClick={printCourtesy}>
        <Trans>Print Courtesy List</Trans>
      </Button>
      <Button variant="secondary" icon="card" onClick={() => print(paths.printCards(code))}>
        <Trans>Print all cards</Trans>
      </Button>
    </div>
  );
}
