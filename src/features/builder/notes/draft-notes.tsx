import { NotesDialog } from '#components/list-notes/notes-dialog.tsx';
import { sendMarks } from '#data/cloud/cloud-lists.ts';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import { marksOfDocument } from '#data/lists/marks-of-document.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { RosterDocument } from '#domain/roster/types.ts';

type DraftNotesProps = { document: RosterDocument; onClose: () => void };

/** Writes the notes on the list that the draft was saved as; nothing for one that never was. */
export function DraftNotes({ document, onClose }: DraftNotesProps) {
  const userId = userIdOf(useViewer());
  const item = marksOfDocument(listMarksStore.getState().byId, document);
  if (item.ids.length === 0) return null;
  return (
    <NotesDialog
      document={document}
      item={item}
      onMarked={() => {
        if (userId !== null) void sendMarks(userId);
      }}
      onClose={onClose}
    />
  );
}
