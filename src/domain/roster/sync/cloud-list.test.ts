import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cloudReady } from '#tests/builders/cloud-device.ts';
import { parseCloudList, parseCloudVersion, shownWabId, toCloudRow } from './cloud-list.ts';

const ROW = {
  ...toCloudRow(
    cloudReady('Raid', 25, { id: 'row', points_target: 150, based_on: { id: 'post', name: 'Theirs' } }),
  ),
  revision: 7,
  wab_id: 'WAB-7K2M-AAAA-BBBB',
  created_at: '2026-11-21T09:33:00.123456+00:00',
  updated_at: '2026-11-21T10:00:00+00:00',
};

describe('a row of the cloud', () => {
  it('brings back the list that was saved, its target and origin too', () => {
    expect(parseCloudList(ROW)).toMatchObject({
      revision: 7,
      wabId: 'WAB-7K2M-AAAA-BBBB',
      list: { id: 'row', name: 'Raid', points_target: 150, based_on: { id: 'post', name: 'Theirs' } },
    });
  });

  it('has its instants as browsers write them, so that they compare as texts', () => {
    expect(parseCloudList(ROW)?.list).toMatchObject({
      created_at: '2026-11-21T09:33:00.123Z',
      updated_at: '2026-11-21T10:00:00.000Z',
    });
  });

  it.each([
    ['26.89+00:00', '26.890Z'],
    ['26.8+00', '26.800Z'],
    ['26+00:00', '26.000Z'],
    ['26.123456Z', '26.123Z'],
    ['26Z', '26.000Z'],
  ])('has a date also when the database drops trailing zeros: %s', (stored, read) => {
    const minute = '2026-11-21T09:33:';
    const list = parseCloudList({ ...ROW, updated_at: `${minute}${stored}` })?.list;
    expect(list?.updated_at).toBe(`${minute}${read}`);
    expect(new Date(list?.updated_at ?? '').getTime()).not.toBeNaN();
  });

  it('is read with its units as JSON text and its revision as text', () => {
    const read = parseCloudList({ ...ROW, units: JSON.stringify(ROW.units), revision: '7' });
    expect(read).toEqual(parseCloudList(ROW));
  });

  it('is read without a WAB id and without the time of its last change', () => {
    const row = { ...ROW, wab_id: 7, updated_at: undefined };
    expect(parseCloudList(row)).toMatchObject({ wabId: null, list: { name: 'Raid' } });
  });

  it.each([
    ['no revision', { ...ROW, revision: undefined }],
    ['a broken revision', { ...ROW, revision: 'seven' }],
    ['no name', { ...ROW, name: '' }],
    ['units that are none', { ...ROW, units: '{' }],
    ['a row that is none', null],
  ])('is no list with %s', (_, row) => {
    expect(parseCloudList(row)).toBeNull();
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        parseCloudList(value);
        parseCloudVersion(value);
        parseCloudList({ ...ROW, units: value });
        parseCloudList({ ...ROW, units: [value] });
      }),
    );
  });

  it('carries nothing beside its units when the list says nothing more', () => {
    expect(toCloudRow(cloudReady('Raid', 25)).units[0]).not.toHaveProperty('of_list');
  });
});

describe('a version in the cloud', () => {
  const VERSION = {
    ...ROW,
    id: 'version',
    list_id: 'row',
    saved_at: '2026-11-21T10:00:00+00:00',
    was_deleted: true,
  };

  it('is the list as it was, under the id of the list', () => {
    expect(parseCloudVersion(VERSION)).toMatchObject({
      versionId: 'version',
      savedAt: '2026-11-21T10:00:00.000Z',
      wasDeleted: true,
      revision: 7,
      list: { id: 'row', name: 'Raid', points_target: 150 },
    });
  });

  it('that cannot be read is none', () => {
    expect(parseCloudVersion({ ...VERSION, saved_at: 7 })).toBeNull();
    expect(parseCloudVersion({ ...VERSION, units: null })).toBeNull();
  });
});

it('shows the first eight characters of a WAB id', () => {
  expect(shownWabId('WAB-7K2M-AAAA-BBBB')).toBe('WAB-7K2M');
});
