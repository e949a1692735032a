import { afterEach, expect, it } from 'vitest';
import { type ListMarks, withUnitNote } from '#domain/roster/many/list-marks.ts';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { listMarksStore } from '../lists/list-marks-store.ts';
import { sendNewMarks } from './send-marks.ts';

afterEach(() => listMarksStore.setState({ byId: new Map() }));

it('sends many long notes in calls that the database takes, each list once', async () => {
  const long = Array.from({ length: 60 }).reduce<ListMarks>(
    (marks, _, at) => withUnitNote(marks, `unit-${at}`, '語'.repeat(120), at + 1),
    {},
  );
  const lists = Array.from({ length: 120 }, (_, at) => ({
    list: { ...cloudReady(`List ${at}`, 20), id: `list-${at}` },
    revision: 1,
    wabId: null,
  }));
  listMarksStore.getState().take(lists.map(({ list }) => ({ ids: [list.id], marks: long })));
  const calls: ReadonlyMap<string, ListMarks>[] = [];
  await sendNewMarks(lists, [], {
    mark: async (marks) => {
      calls.push(marks);
      return Promise.resolve(marks);
    },
  });
  const sizes = calls.map(
    (call) => new TextEncoder().encode(JSON.stringify(Object.fromEntries(call))).length,
  );
  expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  expect(calls.flatMap((call) => [...call.keys()])).toEqual(lists.map(({ list }) => list.id));
});
