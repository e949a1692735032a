import { listMarksStore, marksOf } from '#data/lists/list-marks-store.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { nowIso } from '#platform/clock.ts';
import { downloadText } from '#platform/files/download.ts';

/** Downloads all lists with their marks as one file, which the Backup tab reads. */
export function downloadLists(): void {
  downloadText(
    `muster-lists-${nowIso().slice(0, 10)}.json`,
    savedListsStore.getState().exportBackup((id) => marksOf(listMarksStore.getState().byId, [id])),
    'application/json',
  );
}

/** Downloads the unreadable data as a file. */
export function downloadSetAside(): void {
  downloadText('muster-set-aside.json', savedListsStore.getState().exportSetAside(), 'application/json');
}
