/** Changes on their way to the cloud, for tests. */
import type { CloudList } from '#domain/roster/sync/cloud-list.ts';
import type { PendingDelete, PendingSave, QueueEvent } from '#domain/roster/sync/pending.ts';
import { cloudReady } from './cloud-device.ts';

/** A list in the cloud; its content is told by `points`. */
export function cloudRow(
  name: string,
  points: number,
  more: { id?: string; revision?: number; at?: string } = {},
): CloudList {
  const { id = `cloud-${name}`, revision = 1, at = '2026-02-01T00:00:00.000Z' } = more;
  return { list: cloudReady(name, points, { id, updated_at: at }), revision, wabId: 'WAB-AAAA-BBBB-CCCC' };
}

/** A save that waits, but for the overrides. */
export function pendingSave(name: string, points: number, more: Partial<PendingSave> = {}): PendingSave {
  const listId = more.listId ?? `cloud-${name}`;
  return {
    type: 'save',
    listId,
    changeId: `${name}-${String(points)}`,
    at: '2026-03-01T00:00:00.000Z',
    base: 1,
    list: cloudReady(name, points, { id: listId, updated_at: '2026-03-01T00:00:00.000Z' }),
    state: { kind: 'waiting', isTried: false },
    sent: [],
    draftId: null,
    ...more,
  };
}

/** The event that asks for a save. */
export function asksSave(save: PendingSave, conflictWith: CloudList | null = null): QueueEvent {
  const { listId, changeId, at, base, list, draftId } = save;
  return { event: 'save', save: { listId, changeId, at, base, list, draftId }, conflictWith };
}

/** The event that asks for a deletion, and the change that it makes. */
export function asksDelete({ list, revision }: CloudList): { event: QueueEvent; change: PendingDelete } {
  const asked = {
    listId: list.id,
    changeId: `delete-${list.id}`,
    at: '2026-03-02T00:00:00.000Z',
    base: revision,
    list,
  };
  return {
    event: { event: 'delete', change: asked },
    change: { ...asked, type: 'delete', state: { kind: 'waiting', isTried: false } },
  };
}
