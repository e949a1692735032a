import * as v from 'valibot';
import { nowIso } from '#platform/clock.ts';
import { keepCopy, readCopy } from '#platform/storage/kept-copies.ts';

const COPY = 'catalogue-release-rows';
/** Releases that somebody looked at last, for times without a network. */
const MOST_KEPT = 6;

const kept = v.array(v.object({ number: v.number(), row: v.unknown() }));

/** The releases that are kept, the one looked at last first. Never rejects. */
async function keptRows(): Promise<v.InferOutput<typeof kept>> {
  const found = v.safeParse(kept, (await readCopy(COPY))?.value);
  return found.success ? found.output : [];
}

/** Returns a release as it was fetched, unchecked; null when it is not kept. Never rejects. */
export async function keptReleaseRow(number: number): Promise<unknown> {
  return (await keptRows()).find((each) => each.number === number)?.row ?? null;
}

/** Keeps a release as it was fetched. Never rejects. */
export async function keepReleaseRow(number: number, row: unknown): Promise<void> {
  const others = (await keptRows()).filter((each) => each.number !== number);
  await keepCopy(COPY, { savedAt: nowIso(), value: [{ number, row }, ...others].slice(0, MOST_KEPT) });
}
