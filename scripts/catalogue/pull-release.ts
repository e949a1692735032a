/**
 * Writes the newest release of an installation's catalogue into the files, for the next build:
 * npm run catalogue:pull -- [<address> | --file <release.json>]. See catalogue/README.md.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { faultLine } from '#domain/catalogue/faults.ts';
import { formatJson } from '#domain/catalogue/import/format-json.ts';
import type { Difference } from '#domain/catalogue/release/differences.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import { buildSeed, SEED_FOLDER } from '../supabase/seed-files.ts';
import { readSkillTexts } from '../texts/skill-files.ts';
import { readCatalogue } from './catalogue-files.ts';
import { checkCatalogue, faultCount, type Report } from './check.ts';
import { findRelease, type PullContext } from './fetch-release.ts';
import { missionSources } from './mission-files.ts';
import { planPull, type PulledFile, type PullPlan } from './plan-pull.ts';
import { numberUnits } from './unit-codes.ts';
import { writeTogether } from './write-together.ts';

const USAGE = 'Usage: npm run catalogue:pull -- [<address of the site> | --file <release.json>]';

/**
 * The command `catalogue:pull`: applies a release to the files under `root` and says what changed.
 * A release whose outcome `catalogue:check` would refuse changes nothing; every fault is named.
 */
export async function pullRelease(
  root: string,
  args: readonly string[],
  context: PullContext,
): Promise<Report> {
  const isFile = args[0] === '--file';
  if (args.length > (isFile ? 2 : 1) || (isFile && args.length < 2) || (!isFile && args[0]?.startsWith('-')))
    return { code: 1, lines: [USAGE] };
  const found = await findRelease(args, context);
  if (!found.ok) return { code: 1, lines: [...found.reason, 'Nothing was written.'] };
  if (found.release === null)
    return { code: 0, lines: ['No release is published there. Nothing was written.'] };
  return applyRelease(root, found.release);
}

function applyRelease(root: string, release: CatalogueRelease): Report {
  const title = `Release ${release.number} of ${release.publishedAt.slice(0, 10)}: ${release.note}`;
  const read = readCatalogue(root);
  const skills = readSkillTexts(root);
  const own = [...(read.ok ? [] : read.faults), ...skills.faults];
  if (!read.ok || own.length > 0)
    return refuse('The catalogue itself has faults; mend them first.', own.map(faultLine));
  const catalogue = { ...read.value, skillTexts: skills.sources };
  const plan = planPull({ catalogue, missions: missionsUnder(root), textOf: textsUnder(root) }, release);
  if (!plan.ok) return refuse(title, [...plan.faults.map(faultLine), faultCount(plan.faults.length)]);
  if (plan.files.length === 0)
    return { code: 0, lines: [title, 'The files say all of it already. Nothing was written.'] };
  const added = [...plan.files, ...newerFacts(root, release), ...numberUnits(root, newUnits(plan))];
  const outcome = tryOut(root, added);
  if (!outcome.ok) return refuse(title, outcome.lines);
  writeTogether(outcome.files.map(({ file, text }) => ({ path: join(root, file), text })));
  return {
    code: 0,
    lines: [title, ...changeLines(plan), `Written: ${outcome.files.map(({ file }) => file).join(', ')}.`],
  };
}

function refuse(title: string, lines: readonly string[]): Report {
  return { code: 1, lines: [title, ...lines, 'Nothing was written.'] };
}

function textsUnder(root: string) {
  return (file: string): string | null => {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
}

function missionsUnder(root: string): ReadonlyMap<string, unknown> {
  const textOf = textsUnder(root);
  return new Map(
    missionSources(root).flatMap((file) => {
      const text = textOf(file);
      return text === null ? [] : [[file, JSON.parse(text)] as const];
    }),
  );
}

function newUnits({ differences }: Extract<PullPlan, { ok: true }>) {
  return differences
    .filter(({ kind, what }) => kind === 'unit' && what === 'added')
    .map(({ target }) => target.split('/'))
    .map(([faction = '', id = '']) => ({ faction, id }));
}

/** The targets of releases, which the collected facts know no longer. */
const NEWER_FACTS = 'tests/facts/newer.json';

function newerFacts(root: string, { overlay }: CatalogueRelease): readonly PulledFile[] {
  const text = textsUnder(root)(NEWER_FACTS);
  if (text === null) return [];
  const former: unknown = JSON.parse(text);
  const said = [overlay.factions, overlay.units, overlay.terms].flatMap((targets) => Object.keys(targets));
  const targets = new Set([...(Array.isArray(former) ? former.map(String) : []), ...said]);
  const after = formatJson([...targets].toSorted());
  return after === text ? [] : [{ file: NEWER_FACTS, text: after }];
}

type Outcome =
  | { readonly ok: true; readonly files: readonly PulledFile[] }
  | { readonly ok: false; readonly lines: readonly string[] };

/** Checks a copy of the catalogue with the new files in it, and adds the seed that it makes. */
function tryOut(root: string, files: readonly PulledFile[]): Outcome {
  const copy = mkdtempSync(join(tmpdir(), 'catalogue-pull-'));
  try {
    for (const folder of ['catalogue', 'locales'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    for (const { file, text } of files) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
    const { code, lines } = checkCatalogue(copy);
    if (code === 1) return { ok: false, lines };
    if (!existsSync(join(root, SEED_FOLDER))) return { ok: true, files };
    const seed = buildSeed(copy);
    if (!seed.ok) return { ok: false, lines: seed.faults.map(faultLine) };
    const changed = [...seed.value]
      .map(([name, text]) => ({ file: `${SEED_FOLDER}/${name}`, text }))
      .filter(({ file, text }) => textsUnder(root)(file) !== text);
    return { ok: true, files: [...files, ...changed] };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const WHAT = { added: 'New', removed: 'Gone', changed: 'Changed' } as const;

function changeLines(plan: Extract<PullPlan, { ok: true }>): readonly string[] {
  return [
    ...plan.differences.flatMap(differenceLines),
    ...plan.missions.map((file) => `Changed: words or numbers in ${file}`),
    ...plan.strays.map((place) => `Left out, as no mission has it: ${place}`),
    ...(plan.differences.some(({ kind, what }) => kind === 'unit' && what === 'added')
      ? ['A new unit needs a line in art/motif/crafts/<faction>.ts for its portrait.']
      : []),
  ];
}

function differenceLines({ what, target, name, fields }: Difference): readonly string[] {
  return [
    `${WHAT[what]}: ${target} (${name})`,
    ...fields.map(({ field, before, after }) => `  ${field}: ${shown(before)} → ${shown(after)}`),
  ];
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '(none)';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

if (import.meta.main) {
  // npm runs scripts in the package's folder and says here where the command was given.
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  const root = join(import.meta.dirname, '../..');
  const { code, lines } = await pullRelease(root, process.argv.slice(2), { env: process.env, fetch, folder });
  console.log(lines.join('\n'));
  process.exitCode = code;
}
