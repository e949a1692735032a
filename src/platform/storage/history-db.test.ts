import { describe, expect, it } from 'vitest';
import { createHistoryDb, isExpired } from './history-db.ts';

describe('the history database', () => {
  it('returns unavailable, and never throws, in a browser without IndexedDB', async () => {
    const db = createHistoryDb();
    const unavailable = { ok: false, reason: 'unavailable' };
    expect(await db.addVersions([{ listId: 'a', savedAt: '', list: {} }])).toEqual(unavailable);
    expect(await db.versionsOf('a')).toEqual(unavailable);
    expect(await db.putTrash([])).toEqual(unavailable);
    expect(await db.trash()).toEqual(unavailable);
    expect(await db.dropTrash(['a'])).toEqual(unavailable);
    expect(await db.addBackup({ takenAt: '', text: '' })).toEqual(unavailable);
    expect(await db.backups()).toEqual(unavailable);
  });

  it('keeps a deleted list for 30 days, and one without a readable date for ever', () => {
    const day = 86_400_000;
    const deletedAt = '2026-01-01T00:00:00.000Z';
    const then = Date.parse(deletedAt);
    expect([isExpired(deletedAt, then + 30 * day), isExpired(deletedAt, then + 30 * day + 1)]).toEqual([
      false,
      true,
    ]);
    expect(isExpired('yesterday', then)).toBe(false);
  });
});
