/** Releases of the catalogue as the table `catalogue_releases` has them, for a `fakeBackend`. */
import { createHash } from 'node:crypto';
import { EMPTY_OVERLAY, type Overlay } from '#domain/catalogue/release/overlay.ts';
import type { Remarks } from '#domain/catalogue/release/release.ts';
import type { FakeHandler } from './fake-backend.ts';

export type ReleaseRow = {
  readonly number: number;
  readonly format: number;
  readonly published_at: string;
  readonly note: string | undefined;
  readonly note_es: string | null;
  readonly note_fr: string | null;
  readonly sha256: string;
  readonly overlay: string;
  readonly remarks: string;
};

const NO_REMARKS: Remarks = { factions: {}, units: {}, terms: {}, missions: {} };

/** Returns the row of a release that says this over the files. */
export function releaseRow(
  number: number,
  says: Partial<Overlay>,
  remarks: Partial<Remarks> = {},
): ReleaseRow {
  return hashed({
    number,
    format: 1,
    published_at: '2026-11-21T12:00:00+00:00',
    note: 'What changed.',
    note_es: null,
    note_fr: null,
    sha256: '',
    overlay: JSON.stringify({ ...EMPTY_OVERLAY, ...says }),
    remarks: JSON.stringify({ ...NO_REMARKS, ...remarks }),
  });
}

/** Returns the row with the hash of its texts. */
export function hashed(row: ReleaseRow): ReleaseRow {
  const sha256 = createHash('sha256')
    .update(row.overlay + row.remarks)
    .digest('hex');
  return { ...row, sha256 };
}

/** Responds as the table with these rows would. */
export function releasesIn(rows: readonly ReleaseRow[]): FakeHandler {
  return ({ path }) => {
    if (!path.startsWith('/rest/v1/catalogue_releases')) return null;
    const query = new URL(path, 'http://localhost').searchParams;
    const wanted = query.get('number');
    const found =
      wanted === null
        ? rows.toSorted((one, other) => other.number - one.number).slice(0, 1)
        : rows.filter(({ number }) => wanted === `eq.${String(number)}`);
    const names = ({ number, sha256 }: ReleaseRow) => ({ number, sha256 });
    return { status: 200, body: wanted === null ? found.map(names) : found };
  };
}

export const HERSIR = 'northern-tribes/hersir';
export const ELF = 'northern-tribes/wood-elf';

/** All fields of a unit that no file has. */
export const elf = {
  name: 'Wood Elf',
  type: 'Troop',
  points: 30,
  availability: 2,
  command: 0,
  highCommand: false,
  tournamentLegal: true,
  characteristics: ['Infantry'],
  keywords: [],
  specialRules: [],
  source: 'printed card',
};

/** Releases of the real catalogue: a cheaper unit, and a new one. */
export const cheaper = releaseRow(1, { units: { [HERSIR]: { fields: { points: 9 } } } });
export const withElf = releaseRow(2, { units: { [ELF]: { fields: elf, names: { es: 'Elfo' } } } });
