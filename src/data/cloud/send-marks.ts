import { joinMarks, type ListMarks, sameMarks } from '#domain/roster/many/list-marks.ts';
import { groupedByName, nameKey } from '#domain/roster/same-list.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import type { CloudList } from '#domain/roster/sync/cloud-list.ts';
import { listMarksStore, marksOf } from '../lists/list-marks-store.ts';
import type { CloudTable } from './cloud-table.ts';

/**
 * The most lists and characters of one call; the database refuses more than 500 lists and 1 MB
 * (`mark_lists`), and a character takes 3 bytes at most.
 */
const MOST = { lists: 500, characters: 300_000 };

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
  for (const call of inCalls(news)) {
    const answer = await table.mark(new Map(call));
    for (const [id, marks] of answer) taken.set(id, marks);
  }
  return taken;
}

type News = readonly [id: string, marks: ListMarks];

function inCalls(news: readonly News[]): readonly (readonly News[])[] {
  const calls: News[][] = [];
  let characters = 0;
  for (const one of news) {
    const last = calls.at(-1);
    const more = JSON.stringify(one).length;
    characters += more;
    if (last !== undefined && last.length < MOST.lists && characters <= MOST.characters) last.push(one);
    else {
      calls.push([one]);
      characters = more;
    }
  }
  return calls;
}
