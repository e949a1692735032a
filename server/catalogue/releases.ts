import { nameRow, readReleaseRow, RELEASE_COLUMNS } from '#domain/catalogue/release/release-row.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';

/** The releases of the catalogue that this installation published. */
export type Releases = {
  /** The newest one, a few seconds old at most; null when there is none. Never rejects. */
  readonly newest: () => Promise<CatalogueRelease | null>;
  /** The release with a number; null when there is none that can be read. Never rejects. */
  readonly at: (number: number) => Promise<CatalogueRelease | null>;
};

/** Reads the row of a release, of the newest one for null. Null for none. */
export type ReadReleaseRow = (number: number | null) => Promise<unknown>;

/** A page is worth waiting for only so long, in milliseconds. */
const PATIENCE_MS = 500;
/** The age of an answer that is good enough, in milliseconds. */
const FRESH_MS = 5_000;
/** Releases never change: those asked for last are kept. */
const MOST_KEPT = 4;

/** Returns the reader on this database, as a visitor without an account. */
export function releaseRows(database: Database): ReadReleaseRow {
  const context = { role: 'anon', claims: null, readOnly: true, timeoutMs: PATIENCE_MS } as const;
  const columns = RELEASE_COLUMNS.map((name) =>
    name === 'overlay' || name === 'remarks' ? `${name}::text as ${name}` : name,
  );
  const select = `select ${columns.join(', ')} from public.catalogue_releases`;
  return async (number) => {
    const { rows } = await database.withRequest(context, ({ query }) =>
      number === null
        ? query(`${select} order by number desc limit 1`)
        : query(`${select} where number = $1::int`, [number]),
    );
    return rows[0] ?? null;
  };
}

/** Makes the releases of rows. `now`: milliseconds from any fixed start. */
export function createReleases(read: ReadReleaseRow, now: () => number): Releases {
  const kept = new Map<number, CatalogueRelease>();
  let newest: { readonly at: number; readonly release: Promise<CatalogueRelease | null> } | null = null;

  const load = async (number: number | null): Promise<CatalogueRelease | null> => {
    const row = await read(number).catch(() => null);
    const name = v.safeParse(nameRow, row);
    const found = name.success ? readReleaseRow(row, name.output) : null;
    return found?.ok === true ? keep(found.release) : null;
  };
  const keep = (release: CatalogueRelease): CatalogueRelease => {
    kept.delete(release.number);
    kept.set(release.number, release);
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
    return release;
  };
  const readNewest = async () => {
    if (newest === null || now() - newest.at > FRESH_MS) newest = { at: now(), release: load(null) };
    return newest.release;
  };
  return {
    newest: readNewest,
    at: async (number) => {
      const last = await readNewest();
      // Numbers have no gaps: what nobody published costs no look into the database.
      if (last === null || number > last.number) return null;
      return number === last.number ? last : (kept.get(number) ?? load(number));
    },
  };
}
