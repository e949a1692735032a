import { describe, expect, it } from 'vitest';
import { BackendError } from '#platform/backend/backend-error.ts';
import { cloudDevice, cloudReady, USER } from '#tests/builders/cloud-device.ts';
import { memoryCloud, type Weather } from '#tests/builders/memory-cloud.ts';
import { memoryHistoryDb } from '#tests/builders/memory-history-db.ts';

const RAID = cloudReady('Raid', 10);
const KEY = `muster_cloud_pending_${USER}`;

function setUp({ unavailable = false } = {}) {
  const cloud = memoryCloud();
  const network = { weather: 'fair' as Weather };
  const device = cloudDevice(
    cloud.tableOf(() => network.weather),
    { db: memoryHistoryDb({ unavailable }) },
  );
  const save = async (list = RAID) =>
    device.sync.save({ list, cloud: [...cloud.rows.values()], draftId: 'draft' });
  const only = () => [...cloud.rows.values()][0] ?? fail();
  return { cloud, network, device, save, only };
}

function fail(): never {
  throw new Error('the cloud is empty');
}

describe('a save without a network', () => {
  it('survives a reload and is sent when the network is back', async () => {
    const { cloud, device, save } = setUp();
    device.isOnline = false;
    expect(await save()).toMatchObject({ kind: 'waiting', reason: 'offline' });
    device.reload();
    expect(device.sync.getState().queue).toMatchObject([{ type: 'save', list: { name: 'Raid' } }]);
    device.isOnline = true;
    await device.sync.flush();
    expect(cloud.rows.size).toBe(1);
    expect(device.sync.getState()).toMatchObject({ queue: [], waitReason: null, isSending: false });
    expect(device.browser.texts.has(KEY)).toBe(false);
  });

  it('is the base of the draft’s next save once it was sent', async () => {
    const { device, save, only } = setUp();
    device.isOnline = false;
    await save();
    device.isOnline = true;
    await device.sync.flush();
    expect(await save(cloudReady('Raid', 20))).toMatchObject({ kind: 'saved', row: { revision: 2 } });
    expect(only().revision).toBe(2);
  });

  it('is held in the page when the disk is full, and says so until it is sent', async () => {
    const { cloud, device, network, save } = setUp();
    device.browser.capacity = 0;
    network.weather = 'fault';
    expect(await save()).toMatchObject({ kind: 'waiting', reason: 'fault' });
    expect(device.sync.getState()).toMatchObject({ isKept: false, queue: [{ type: 'save' }] });
    network.weather = 'fair';
    await device.sync.flush();
    expect(cloud.rows.size).toBe(1);
    expect(device.sync.getState()).toMatchObject({ isKept: true, queue: [] });
  });

  it('is sent by another tab too, and then waits no more here', async () => {
    const { cloud, device, save } = setUp();
    device.isOnline = false;
    await save();
    const here = device.sync;
    device.reload();
    device.isOnline = true;
    await device.sync.flush();
    here.reload();
    expect(here.getState().queue).toEqual([]);
    await here.flush();
    expect(cloud.rows.size).toBe(1);
  });
});

describe('a save that the cloud refuses', () => {
  it('says why and waits for the player', async () => {
    const { cloud, device, save } = setUp();
    cloud.wabId = null;
    const { listId, ...answer } = await save();
    expect(answer).toMatchObject({ kind: 'refused', reason: 'wab-id-missing' });
    cloud.wabId = 'WAB-AAAA-BBBB-CCCC';
    await device.sync.flush();
    expect(cloud.rows.size).toBe(0);
    await device.sync.tryAgain(listId);
    expect(cloud.rows.size).toBe(1);
  });

  it('says that the account is full, and keeps the list on this device', async () => {
    const full = () => Promise.reject(new BackendError('no room for more lists', 413, 'PT413'));
    const device = cloudDevice({ ...memoryCloud().tableOf(), insert: full });
    const answer = await device.sync.save({ list: RAID, cloud: [], draftId: 'draft' });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'no-room' });
    device.reload();
    expect(device.sync.getState().queue).toMatchObject([
      { list: { name: 'Raid' }, state: { kind: 'refused', reason: 'no-room' } },
    ]);
  });

  it('moves to the deleted lists when dropped, and stays in a browser that keeps no deleted lists', async () => {
    const { cloud, device, save } = setUp();
    cloud.wabId = null;
    const { listId } = await save();
    expect(await device.sync.drop(listId)).toMatchObject({ ok: true });
    expect(await device.archive.trash()).toMatchObject({ value: [{ list: { name: 'Raid' } }] });
    expect(await device.sync.drop(listId)).toEqual({ ok: false, code: 'gone' });
    const without = setUp({ unavailable: true });
    without.cloud.wabId = null;
    const kept = await without.save();
    expect(await without.device.sync.drop(kept.listId)).toEqual({ ok: false, code: 'no-archive' });
    expect(without.device.sync.getState().queue).toHaveLength(1);
  });
});

describe('deleting', () => {
  it('asks before it deletes what could not be brought back', async () => {
    const { cloud, device, save, only } = setUp({ unavailable: true });
    await save();
    expect(await device.sync.remove([only()])).toEqual({ ok: false, code: 'no-trash' });
    expect(cloud.rows.size).toBe(1);
    await device.sync.remove([only()], { forGood: true });
    expect(cloud.rows.size).toBe(0);
  });

  it('keeps what it deletes among the deleted lists, and can be taken back', async () => {
    const { cloud, device, save, only } = setUp();
    await save();
    const row = only();
    expect(await device.sync.remove([row])).toEqual({ ok: true, results: [{ kind: 'deleted' }] });
    expect(await device.archive.trash()).toMatchObject({ value: [{ list: { id: row.list.id } }] });
    await device.sync.undoRemove([row]);
    expect(only().list).toMatchObject({ name: 'Raid', units: row.list.units });
    expect(only().list.id).not.toBe(row.list.id);
    expect(await device.archive.trash()).toMatchObject({ value: [] });
    expect(cloud.rows.size).toBe(1);
  });

  it('keeps a list once that goes into the trash from this browser as well', async () => {
    const { device, save, only } = setUp();
    await save();
    await device.sync.remove([only()], { kept: [{ ...only().list, id: 'here' }] });
    expect(await device.archive.trash()).toMatchObject({ value: [] });
  });

  it('is taken back before it was sent', async () => {
    const { device, save, only } = setUp();
    await save();
    device.isOnline = false;
    await device.sync.remove([only()]);
    await device.sync.undoRemove([only()]);
    device.isOnline = true;
    await device.sync.flush();
    expect(only().revision).toBe(1);
  });

  it('takes a save that waits along, whose content stays within reach', async () => {
    const { device, save, only } = setUp();
    await save();
    device.isOnline = false;
    await save(cloudReady('Raid', 20));
    await device.sync.remove([only()]);
    const trash = await device.archive.trash();
    expect(trash).toMatchObject({ value: [{ list: { units: [{ pointsCost: 20 }] } }] });
    const versions = await device.archive.versionsOf(only().list.id);
    const points = versions.ok ? versions.value.map(({ list }) => list.units[0]?.pointsCost) : [];
    expect(points).toContain(10);
  });
});

describe('a save without a change', () => {
  it('is asked of the cloud, which says since when it has it', async () => {
    const { save, only } = setUp();
    expect(await save()).toMatchObject({ kind: 'saved', unchangedSince: null });
    expect(await save()).toMatchObject({ kind: 'saved', unchangedSince: only().list.updated_at });
    expect(only().revision).toBe(1);
  });

  it('is no success when another device deleted the list meanwhile', async () => {
    const { cloud, device, save } = setUp();
    await save();
    const seen = [...cloud.rows.values()];
    cloud.rows.clear();
    const answer = await device.sync.save({ list: RAID, cloud: seen, draftId: 'draft' });
    expect(answer).toMatchObject({ kind: 'conflict', theirs: null });
    expect(await device.sync.settle(answer.listId, 'mine', '')).toMatchObject({ ok: true });
    expect(cloud.rows.size).toBe(1);
  });

  it('waits while the cloud cannot be reached', async () => {
    const { device, save } = setUp();
    await save();
    device.isOnline = false;
    expect(await save()).toMatchObject({ kind: 'waiting', reason: 'offline' });
  });
});

describe('two devices', () => {
  it('keep both sides of a list within reach, whichever side wins', async () => {
    const { cloud, device, save, only } = setUp();
    const other = cloudDevice(cloud.tableOf(), { name: 'other' });
    await save();
    other.sync.noteLoaded('draft', only());
    await save(cloudReady('Raid', 20));
    const list = cloudReady('Raid', 30);
    const rows = [...cloud.rows.values()];
    const { listId, kind } = await other.sync.save({ list, cloud: rows, draftId: 'draft' });
    expect(kind).toBe('conflict');
    expect(await other.sync.settle(listId, 'theirs', '')).toMatchObject({ ok: true });
    const versions = await other.archive.versionsOf(listId);
    if (!versions.ok) throw new Error('no versions');
    const points = versions.value.map((version) => version.list.units[0]?.pointsCost);
    expect(points).toEqual(expect.arrayContaining([20, 30]));
    expect(device.sync.getState().queue).toEqual([]);
  });
});

describe('a stored queue', () => {
  it('is set aside, never deleted, when it cannot be read', async () => {
    const { device } = setUp();
    device.browser.texts.set(KEY, '[{"type":"save","broken":true}]');
    device.reload();
    expect(device.sync.getState().queue).toEqual([]);
    expect(device.browser.texts.get('armyLists_set_aside')).toContain('"broken":true');
    device.browser.texts.set('muster_cloud_bases', '{');
    await expect(device.sync.save({ list: RAID, cloud: [], draftId: 'draft' })).resolves.toMatchObject({
      kind: 'saved',
    });
  });
});
