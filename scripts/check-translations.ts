/**
 * Prints the faults of the interface's texts in locales/: not collected from the source, no longer
 * in it, not translated, translated with other placeholders, without French no-break spaces, or
 * with words that docs/terms.md refuses. Run: npm run translations:check. Changes nothing.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { frenchSpaceProblems, textsIn } from './texts/french-spaces.ts';
import { readMessages } from './texts/message-files.ts';
import { readRefusedWords, refusedWordProblems } from './texts/refused-words.ts';
import { translationProblems } from './texts/translation-problems.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOCALES = join(ROOT, 'locales');
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

function copyTexts(): void {
  rmSync(SCRATCH, { recursive: true, force: true });
  for (const locale of LANGUAGES) {
    mkdirSync(join(SCRATCH, locale), { recursive: true });
    const path = join(LOCALES, locale, 'messages.po');
    if (existsSync(path)) copyFileSync(path, join(SCRATCH, locale, 'messages.po'));
  }
  writeFileSync(join(SCRATCH, 'lingui.config.ts'), SCRATCH_CONFIG);
}

/** Runs the tool on the copies. Returns its output when it failed, else null. */
function runLingui(...args: string[]): string | null {
  const configPath = join(SCRATCH, 'lingui.config.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [LINGUI, ...args, '--config', configPath], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? null : `${stdout}${stderr}`.trim();
}

/** The words that a reader may type in a search: no text of ours. */
const TYPED_WORDS = 'search-words.json';

/** The texts of one language by file: the interface's own, and those of its JSON files. */
async function textsByFile(locale: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const messages = Object.values(await readMessages(LOCALES, locale));
  const files = new Map([['messages.po', messages.map(({ translation }) => translation)]]);
  const names = readdirSync(join(LOCALES, locale)).filter((file) => file.endsWith('.json'));
  for (const name of names.filter((file) => file !== TYPED_WORDS)) {
    files.set(name, textsIn(JSON.parse(readFileSync(join(LOCALES, locale, name), 'utf8'))));
  }
  return files;
}

async function wordingProblems(): Promise<string[]> {
  const refused = readRefusedWords(readFileSync(join(ROOT, 'docs', 'terms.md'), 'utf8'));
  const problems: string[] = [];
  for (const locale of LANGUAGES) {
    for (const [name, texts] of await textsByFile(locale)) {
      const found = refusedWordProblems(texts, refused.get(locale) ?? []);
      if (locale === 'fr') found.push(...frenchSpaceProblems(texts));
      problems.push(...found.map((problem) => `locales/${locale}/${name}: ${problem}`));
    }
  }
  return problems;
}

async function findProblems(): Promise<string[]> {
  copyTexts();
  const extractFault = runLingui('extract', '--clean');
  if (extractFault !== null) return [extractFault];
  const problems: string[] = [];
  for (const locale of LANGUAGES) {
    const kept = await readMessages(LOCALES, locale);
    const collected = await readMessages(SCRATCH, locale);
    const found = translationProblems(kept, collected, locale !== 'en');
    problems.push(...found.map((problem) => `locales/${locale}/messages.po: ${problem}`));
  }
  problems.push(...(await wordingProblems()));
  if (problems.length > 0) return problems;
  const compileFault = runLingui('compile', '--strict');
  return compileFault === null ? [] : [compileFault];
}

const problems = await findProblems();
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Every text is translated.' : `${String(problems.length)} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
