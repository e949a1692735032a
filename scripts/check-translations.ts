/**
 * Says what is wrong with the interface's texts in locales/: not collected from the source, no
 * longer in it, not translated, or translated with other placeholders. Run: npm run
 * translations:check. Changes nothing.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import config from '../lingui.config.ts';
import { conflictsBetween, translationProblems, type Texts } from './translation-problems.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SCRATCH = join(ROOT, '.cache', 'translations');
const LINGUI = join(ROOT, 'node_modules', '@lingui', 'cli', 'dist', 'lingui.js');

/** The collector writes into copies, so that a check leaves the working folder as it was. */
const SCRATCH_CONFIG = `import config from '../../lingui.config.ts';
export default {
  ...config,
  rootDir: ${JSON.stringify(ROOT)},
  catalogs: config.catalogs.map((catalog) => ({
    ...catalog,
    path: catalog.path.replace('<rootDir>/locales/', '<rootDir>/.cache/translations/'),
  })),
};
`;

/** The books of words, such as `messages`. */
const BOOKS = (config.catalogs ?? []).map(({ path }) => basename(path));

const poPath = (folder: string, locale: string, book: string) => join(folder, locale, `${book}.po`);

function copyTexts(): void {
  rmSync(SCRATCH, { recursive: true, force: true });
  for (const locale of config.locales) {
    mkdirSync(join(SCRATCH, locale), { recursive: true });
    for (const book of BOOKS) {
      const path = poPath(join(ROOT, 'locales'), locale, book);
      if (existsSync(path)) copyFileSync(path, poPath(SCRATCH, locale, book));
    }
  }
  writeFileSync(join(SCRATCH, 'lingui.config.ts'), SCRATCH_CONFIG);
}

/** Runs the tool on the copies. Answers what it wrote when it failed, else null. */
function runLingui(...args: string[]): string | null {
  const configPath = join(SCRATCH, 'lingui.config.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [LINGUI, ...args, '--config', configPath], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? null : `${stdout}${stderr}`.trim();
}

async function readTexts(folder: string, locale: string, book: string): Promise<Texts> {
  const filename = poPath(folder, locale, book);
  if (!existsSync(filename)) return {};
  const texts = await formatter().parse(readFileSync(filename, 'utf8'), {
    locale,
    sourceLocale: config.sourceLocale ?? 'en',
    filename,
  });
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text.obsolete !== true)
      .map(([id, { message, translation }]) => [id, { message: message ?? id, translation }]),
  );
}

async function findProblems(): Promise<string[]> {
  copyTexts();
  const extractFault = runLingui('extract', '--clean');
  if (extractFault !== null) return [extractFault];
  const problems: string[] = [];
  for (const locale of config.locales) {
    const books: Record<string, Texts> = {};
    for (const book of BOOKS) {
      const kept = await readTexts(join(ROOT, 'locales'), locale, book);
      const collected = await readTexts(SCRATCH, locale, book);
      const found = translationProblems(kept, collected, locale !== config.sourceLocale);
      problems.push(...found.map((problem) => `locales/${locale}/${book}.po: ${problem}`));
      books[book] = kept;
    }
    problems.push(...conflictsBetween(books).map((problem) => `locales/${locale}: ${problem}`));
  }
  if (problems.length > 0) return problems;
  const compileFault = runLingui('compile', '--strict');
  return compileFault === null ? [] : [compileFault];
}

const problems = await findProblems();
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Every text is translated.' : `${String(problems.length)} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
