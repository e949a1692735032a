import { joinMarks, type ListMarks, sameMarks } from '#domain/roster/many/list-marks.ts';
import { groupedByName, nameKey } from '#domain/roster/same-list.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import type { CloudList } from '#domain/roster/sync/cloud-list.ts';
import { listMarksStore, marksOf } from '../lists/list-marks-store.ts';
import type { CloudTable } from './cloud-table.ts';

/** The most lists of one call; the database refuses more (`mark_lists`). */
const MOST = 500;

/**
 * Sends the marks that the cloud does not have yet: those of its lists, and of this browser's lists
 * of the same name and faction. No queue is needed: what did not arrive is found again at the next
 * look. Returns the marks that the cloud has then, by list; rejects as the table does.
 */
export async function sendNewMarks(
  cloud: readonly CloudList[],
  local: readonly SavedList[],
  table: Pick<CloudTable, 'mark'>,
): Promise<ReadonlyMap<string, ListMarks>> {
  const { byId } = listMarksStore.getState();
  const twins = groupedByName(local, (list) => list);
  const news = cloud.flatMap(({ list, marks = {} }) => {
    const wanted = joinMarks(
      marks,
      marksOf(byId, [list.id, ...(twins.get(nameKey(list)) ?? []).map(({ id }) => id)]),
    );
    return sameMarks(wanted, marks) ? [] : [[list.id, wanted] as const];
  });
  const taken = new Map<string, ListMarks>();
  for (let from = 0; from < news.length; from += MOST) {
    const answer = await table.mark(new Map(news.slice(from, from + MOST)));
    for (const [id, marks] of answer) taken.set(id, marks);
  }
  return taken;
}
