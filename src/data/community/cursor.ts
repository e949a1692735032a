import * as v from 'valibot';

/** A place in the database's own paging: handed back as it came, and none of the app's business. */
export type Cursor = Readonly<Record<string, unknown>>;

/** The `cursor` of a row. */
export const cursor = v.record(v.string(), v.unknown());
