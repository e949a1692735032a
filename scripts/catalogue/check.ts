/**
 * Names every fault of the catalogue by file, unit and field: npm run catalogue:check. Changes
 * nothing. With --tests it goes on with those tests of npm test that read the catalogue.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { faultLine } from '#domain/catalogue/faults.ts';
import {
  type SkilledUnit,
  skillTextFaults,
  skillTextGaps,
} from '#domain/catalogue/texts/skill-text-faults.ts';
import { termTextFaults } from '#domain/catalogue/texts/term-texts.ts';
import { textFaultLine } from '#domain/reader/text-faults.ts';
import { readCatalogue } from './catalogue-files.ts';
import { MISSION_FOLDERS, readMissions } from './mission-files.ts';
import { unitCodeFaults } from './unit-codes.ts';
import { readSkillTexts } from '../texts/skill-files.ts';
import { readTexts } from '../texts/text-files.ts';

/** The lines of a command, and its exit code: 0 when all is well, else 1. */
export type Report = { readonly code: 0 | 1; readonly lines: readonly string[] };

/**
 * Looks through the catalogue under `root`: every fault by file, unit and field with their count,
 * or what there is. A skill that a language does not explain yet is named too, and is no fault: the
 * app shows its English notes.
 */
export function checkCatalogue(root: string): Report {
  const read = readCatalogue(root);
  const faults = (
    read.ok ? [...termTextFaults(read.value), ...unitCodeFaults(root, read.value)] : read.faults
  ).map(faultLine);
  const skills = skillReport(root, read.ok ? read.value.factions.flatMap(({ units }) => units.value) : null);
  const lines = [...faults, ...skills.faults, ...textFaults(root), ...faultsOfMissions(root)];
  if (!read.ok || lines.length > 0) return { code: 1, lines: [...lines, faultCount(lines.length)] };
  const { factions, glossary, locales } = read.value;
  const units = factions.reduce((sum, faction) => sum + faction.units.value.length, 0);
  const terms = glossary.reduce((sum, kind) => sum + kind.value.length, 0);
  return {
    code: 0,
    lines: [
      ...skills.gaps,
      `No faults: ${factions.length} factions, ${units} units, ${terms} terms, ${locales.length} languages.`,
    ],
  };
}

/** `1 fault.`, `2 faults.` */
export function faultCount(count: number): string {
  return count === 1 ? '1 fault.' : `${count} faults.`;
}

/**
 * Returns the faults and gaps in the texts of skills. Null units: the catalogue has too many faults
 * to compare with.
 */
function skillReport(
  root: string,
  units: readonly SkilledUnit[] | null,
): { readonly faults: readonly string[]; readonly gaps: readonly string[] } {
  const { sources, faults } = readSkillTexts(root);
  if (units === null) return { faults: faults.map(faultLine), gaps: [] };
  const missing = skillTextGaps(units, sources).map(({ fault }) => faultLine(fault));
  return {
    faults: [...faults, ...skillTextFaults(units, sources)].map(faultLine),
    gaps: missing.length === 0 ? [] : [...missing, `${gapCount(missing.length)} A gap is no fault.`],
  };
}

/** `1 gap.`, `2 gaps.` */
function gapCount(count: number): string {
  return count === 1 ? '1 gap.' : `${count} gaps.`;
}

/** A catalogue may have no rules yet; when it has some, they are there in every language. */
function textFaults(root: string): readonly string[] {
  const hasTexts = ['rules', 'faq'].some((name) => existsSync(join(root, 'catalogue', name)));
  return hasTexts ? readTexts(root).faults.map(textFaultLine) : [];
}

/** As with rules: a catalogue without missions is in order, one with them has them whole. */
function faultsOfMissions(root: string): readonly string[] {
  if (!MISSION_FOLDERS.some((folder) => existsSync(join(root, folder)))) return [];
  const read = readMissions(root);
  return read.ok ? [] : read.faults.map(faultLine);
}

if (import.meta.main) {
  const { code, lines } = checkCatalogue(join(import.meta.dirname, '../..'));
  console.log(lines.join('\n'));
  process.exitCode = code === 0 && process.argv.includes('--tests') ? runTests() : code;
}

/** Runs the tests that read the catalogue, and returns their exit code. */
function runTests(): number {
  const tests = ['scripts/catalogue', 'scripts/texts', 'scripts/supabase/seed-files', 'tests/facts'];
  console.log('Comparing with tests/facts, the seed and the terms of the glossary …');
  const { status } = spawnSync('vitest', ['run', '--project=node', ...tests], {
    cwd: join(import.meta.dirname, '../..'),
    // None of them needs the database that all tests share.
    env: { ...process.env, TEST_DATABASE_IMAGE: '' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}
