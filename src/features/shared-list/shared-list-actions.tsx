import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { sayOpenedAsCopy } from '#components/undo/opened-as-copy.ts';
import { loadDraft } from '#data/lists/load-draft.ts';
import { usePrintWindow } from '#components/print-window/use-print-window.ts';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { catalogue } from '#data/catalogue.ts';
import { textExport } from '#domain/roster/text-export.ts';
import type { Army, RosterDocument } from '#domain/roster/types.ts';
import { courtesyDocument } from '#domain/sharing/courtesy-document.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './shared-list.module.css';
import { useLanguage } from '#platform/use-language.ts';

type SharedListActionsProps = { code: string; document: RosterDocument; army: Army };

/** The actions of a shared list: open a copy in the builder, print it, copy it as text. */
export function SharedListActions({ code, document, army }: SharedListActionsProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const openCopy = () => {
    loadDraft(document);
    sayOpenedAsCopy();
    void navigate(paths.builder());
  };
  const print = usePrintWindow();
  const { copyList } = useCopy();
  const printCourtesy = () =>
    print(
      paths.print(
        'courtesy',
        encodeList(payloadOf(courtesyDocument(document, catalogue), catalogue, { createdAt: null })),
      ),
    );
  const copy = async () => {
    const faction = catalogue.factionById.get(document.faction)?.name ?? null;
    await copyList(textExport({ name: document.name, faction, army, language }));
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
