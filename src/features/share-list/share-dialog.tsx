import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { usePrintWindow } from '#components/print-window/use-print-window.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import { marksOfDocument } from '#data/lists/marks-of-document.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { unitNames } from '#data/unit-names.ts';
import { armyOf } from '#domain/roster/army.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { unitNotesOf, valuesOf } from '#domain/roster/many/list-marks.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { ListFindings } from '#components/list-findings/list-findings.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { RosterDocument } from '#domain/roster/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { shownMarks } from '#domain/roster/shown-marks.ts';
import { CodeSection } from './code-section.tsx';
import { LinkSection, useShareLinks } from './link-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { TextSection } from './text-section.tsx';
import styles from './share-dialog.module.css';

/**
 * Everything that hands the draft to somebody else: link, QR code, list code, print and text
 * (docs/product.md, "Share dialog").
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
        <EmptyState title={t`Empty List`} icon="list">
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

/**
 * The share dialog's parts: the name where there is none, warnings, the link, the code, paper, and
 * text.
 */
function ShareContent({ document: draft, createdAt }: ShareContentProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [asksName] = useState(draft.name.trim() === '');
  const army = armyOf(draft, catalogue);
  const totals = totalsOf(army);
  const faction = catalogue.factionById.get(draft.faction);
  const proposed = `${factionName(draft.faction, language) ?? draft.faction} ${draft.target ?? totals.points}`;
  const document = draft.name.trim() === '' ? { ...draft, name: proposed } : draft;
  const links = useShareLinks(document, createdAt);
  const findings = checkRoster(draft, catalogue);
  const marks = shownMarks(draft, totals.points, findings);
  return (
    <div className={styles.content}>
      {asksName && (
        <TextField
          label={t`List name`}
          placeholder={proposed}
          value={draft.name}
          maxLength={120}
          onValueChange={(name) => draftStore.getState().dispatch({ type: 'rename', name })}
        />
      )}
      <ListFindings
        isOpen
        findings={findings}
        units={totals.units}
        nameOf={unitNames(army, draft.faction, language)}
      />
      <LinkSection links={links} listName={document.name} />
      <CodeSection document={document} />
      <PictureSection document={document} marks={marks} />
      <PrintSection links={links} document={document} />
      <TextSection
        list={{
          name: document.name,
          faction: faction?.name ?? null,
          factionId: document.faction,
          army,
          language,
        }}
        marks={marks}
      />
    </div>
  );
}

type PrintSectionProps = { links: ReturnType<typeof useShareLinks>; document: RosterDocument };

/** The three prints of the list, each in a window of its own. */
function PrintSection({ links, document }: PrintSectionProps) {
  const { t } = useLingui();
  const print = usePrintWindow();
  const [withNotes, setWithNotes] = useState(true);
  const notes = useNotesToPrint(document);
  return (
    <section className={styles.section}>
      <h3>
        <Trans>Print</Trans>
      </h3>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          icon="print"
          onClick={() => print(links.printFull(withNotes ? notes : undefined))}
        >
          <Trans>Print Full List</Trans>
        </Button>
        <Button variant="secondary" icon="print" onClick={() => print(links.printCourtesy)}>
          <Trans>Print Courtesy List</Trans>
        </Button>
        <Button variant="secondary" icon="card" onClick={() => print(links.printCards)}>
          <Trans>Print all cards</Trans>
        </Button>
      </div>
      {notes !== undefined && (
        <Checkbox
          label={t`Print my notes on the full list`}
          checked={withNotes}
          onCheckedChange={setWithNotes}
        />
      )}
      <p className={styles.note}>
        <Trans>A courtesy list leaves out what may start hidden: Scouts and Ambushers.</Trans>
      </p>
    </section>
  );
}

/** Returns the ids of the saved list with its notes; undefined for a list without a note. */
function useNotesToPrint(document: RosterDocument): string | undefined {
  const byId = useStore(listMarksStore, (state) => state.byId);
  const { ids, marks } = marksOfDocument(byId, document);
  const noted = unitNotesOf(marks);
  const isNoted = valuesOf(marks).note !== '' || document.entries.some(({ unitId }) => noted.has(unitId));
  return isNoted ? ids.join(' ') : undefined;
}
