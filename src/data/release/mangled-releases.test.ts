import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#platform/storage/keys.ts';
import { fakeBackend, noNetwork } from '#tests/builders/fake-backend.ts';
import {
  cheaper,
  ELF,
  hashed,
  HERSIR,
  type ReleaseRow,
  releasesIn,
  withElf,
} from '#tests/builders/releases.ts';
import { copies, started } from '#tests/builders/started-data.ts';
import { readReleaseRow } from '#domain/catalogue/release/release-row.ts';

beforeEach(() => copies.clear());
afterEach(() => vi.unstubAllGlobals());

describe('500 mangled releases', () => {
  it('are refused, and the next start has the last good one', async () => {
    fakeBackend(releasesIn([cheaper]));
    const { look, unit } = await started();
    await look();
    let served: ReleaseRow = cheaper;
    fakeBackend((call) => releasesIn([served])(call));
    for (let at = 0; at < 500; at += 1) {
      served = mangled({ ...withElf, number: at + 2 }, at);
      const read = readReleaseRow(served, served);
      expect(read?.ok ?? false).toBe(false);
    }
    // The whole way, for one of each kind.
    for (let at = 0; at < KINDS; at += 1) {
      served = mangled({ ...withElf, number: at + 600 }, at);
      expect(await look()).not.toMatchObject({ kind: 'new' });
    }
    expect((await unit(HERSIR))?.points).toBe(9);
    const next = await started();
    expect(next.first.unitByKey.get(HERSIR)?.points).toBe(9);
    expect(Object.hasOwn(Object.prototype, 'fields')).toBe(false);
  });
});

const KINDS = 6;

/** The row spoilt in one of six ways; the last three come with the right hash. */
function mangled(row: ReleaseRow, at: number): ReleaseRow {
  const { overlay } = row;
  const place = (at * 7919) % overlay.length;
  const other = String.fromCharCode((overlay.charCodeAt(place) + 1 + (at % 60)) % 128);
  switch (at % KINDS) {
    case 0:
      return { ...row, overlay: `${overlay.slice(0, place)}${other}${overlay.slice(place + 1)}` };
    case 1:
      return { ...row, overlay: overlay.slice(0, place) };
    case 2:
      return { ...row, sha256: row.sha256.replace(/^./u, (first) => (first === '0' ? '1' : '0')) };
    case 3:
      return hashed({ ...row, overlay: overlay.slice(0, place) });
    case 4:
      return hashed({
        ...row,
        overlay: overlay.replace('30', ['1e400', '[]', '"30"', '{}', '-1'][at % 5] ?? ''),
      });
    default:
      return hashed({ ...row, overlay: overlay.replace('"fields"', `"${HOSTILE[at % 3] ?? ''}"`) });
  }
}

const HOSTILE = ['__proto__', 'constructor', 'prototype'];

describe('what a browser kept', () => {
  it('never breaks a start, however it is mangled', async () => {
    fakeBackend(releasesIn([withElf]));
    await (await started()).look();
    const whole = localStorage.getItem(storageKeys.release) ?? '';
    vi.stubGlobal('fetch', vi.fn(noNetwork));
    const spoilt = [
      whole.slice(0, whole.length / 2),
      whole.replace('Wood Elf', 'Wood Imp'),
      `x ${whole}`,
      'null',
      '{}',
      '',
      whole.replace('"units":{', '"units":[{'),
    ];
    for (const text of spoilt) {
      localStorage.setItem(storageKeys.release, text);
      const { first, currentPatch } = await started();
      expect(currentPatch()).toBeNull();
      expect(first.unitByKey.get(ELF)).toBeUndefined();
      expect(first.units.length).toBeGreaterThan(90);
    }
  });
});
