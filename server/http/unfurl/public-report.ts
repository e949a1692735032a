import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import type { ReportCard } from './report-card.ts';
import { readAsVisitor } from './read-as-visitor.ts';

const CATALOGUE = fileURLToPath(new URL('../../../catalogue', import.meta.url));

const side = v.object({
  name: v.string(),
  faction: v.nullable(v.string()),
  score: v.number(),
  hasConceded: v.boolean(),
  units: v.array(v.string()),
});
const card = v.object({
  mission: v.string(),
  feat: v.nullable(v.string()),
  playedAt: v.nullable(v.number()),
  sides: v.strictTuple([side, side]),
});
const named = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string(), name: v.string() }));

/**
 * Reads the card of a public battle report by the id of its game (a UUID); null when there is no
 * public one.
 */
export type ReadReport = (id: string) => Promise<ReportCard | null>;

/** The reader on this database. `factionName`: what a faction's id is called. */
export function publicReports(database: Database, factionName: (id: string) => Promise<string>): ReadReport {
  const names = scenarioNames();
  return async (id) => {
    const first = await readAsVisitor(database, 'select public.live_report_card($1::uuid) as card', [id]);
    const read = v.safeParse(card, first?.['card']);
    if (!read.success) return null;
    const { mission, feat, playedAt, sides } = read.output;
    const [one, other] = sides;
    return {
      scenario: [mission, feat].flatMap((part) => names.get(part ?? '') ?? []).join(' · '),
      date: playedAt === null ? '' : dateOf(playedAt),
      sides: [await sideOf(one, other, factionName), await sideOf(other, one, factionName)],
    };
  };
}

type Side = v.InferOutput<typeof side>;

async function sideOf(
  { name, faction, score, hasConceded, units }: Side,
  rival: Side,
  factionName: (id: string) => Promise<string>,
): Promise<ReportCard['sides'][number]> {
  const hasWon = !hasConceded && (rival.hasConceded || score > rival.score);
  const house = faction === null ? '' : await factionName(faction);
  return { name, faction, factionName: house, score, hasWon, units };
}

/** A day in English; empty for a number that is no time. */
function dateOf(playedAt: number): string {
  const date = new Date(playedAt);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** The English names of missions and feats by their ids. */
function scenarioNames(): ReadonlyMap<string, string> {
  const files = ['missions', 'feats'].flatMap((folder) =>
    readdirSync(join(CATALOGUE, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(CATALOGUE, folder, name)),
  );
  return new Map(
    files.map((file) => {
      const { id, name } = v.parse(named, readFileSync(file, 'utf8'));
      return [id, name] as const;
    }),
  );
}
