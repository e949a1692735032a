/**
 * Each border of the house is seen to refuse: small offences are written down and handed to the
 * real linter.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A file, what it holds, and the rule that refuses it; null when nothing may. */
type Case = readonly [file: string, code: string, rule: string | null];

const BORDER = 'house(import-border)';
const domain = (code: string, rule: string | null): Case => ['src/domain/roster/case.ts', code, rule];

const IMPORTS: readonly Case[] = [
  // The domain, in its order.
  domain("import { unitKey } from '#domain/catalogue/lookup.ts'; unitKey();", null),
  domain("import { unitKey } from '../catalogue/lookup.ts'; unitKey();", null),
  domain("import * as v from 'valibot'; v.string();", null),
  domain("import { encode } from '#domain/sharing/encode.ts'; encode();", BORDER),
  domain("import { encode } from '../sharing/encode.ts'; encode();", BORDER),
  domain("import type { Payload } from '#domain/sharing/payload.ts'; export type P = Payload;", BORDER),
  domain("export type P = import('#domain/sharing/payload.ts').Payload;", BORDER),
  domain("export const later = () => import('#domain/sharing/encode.ts');", BORDER),
  domain("export { encode } from '#domain/sharing/encode.ts';", BORDER),
  domain("export * from '#domain/sharing/encode.ts';", BORDER),
  domain("import { readText } from '#platform/storage/local.ts'; readText();", BORDER),
  domain("import { units } from '#data/catalogue/units.ts'; units();", BORDER),
  domain("import facts from '#catalogue/factions/fae/units.json'; facts();", BORDER),
  domain("import { useState } from 'react'; useState();", BORDER),
  domain("import { createStore } from 'zustand/vanilla'; createStore();", BORDER),
  domain("import { readFileSync } from 'node:fs'; readFileSync('');", BORDER),
  ['src/domain/catalogue/case.ts', "import { armyOf } from '../roster/army.ts'; armyOf();", BORDER],
  ['src/domain/catalogue/case.ts', "import { armyOf } from '#domain/roster/army.ts'; armyOf();", BORDER],
  ['src/domain/sharing/case.ts', "import { armyOf } from '#domain/roster/army.ts'; armyOf();", null],
  ['src/domain/game/case.ts', "import { armyOf } from '#domain/roster/army.ts'; armyOf();", BORDER],
  ['src/domain/odds/case.ts', "import { unitKey } from '#domain/catalogue/lookup.ts'; unitKey();", null],
  ['src/domain/reader/case.ts', "import { unitKey } from '#domain/catalogue/lookup.ts'; unitKey();", null],
  ['src/domain/reader/case.ts', "import { armyOf } from '#domain/roster/army.ts'; armyOf();", BORDER],
  ['src/domain/events/pairing/case.ts', "import match from 'edmonds-blossom-fixed'; match([], true);", null],
  ['src/domain/events/pairing/case.ts', "import { recordsOf } from '../records.ts'; recordsOf();", null],
  ['src/domain/events/case.ts', "import match from 'edmonds-blossom-fixed'; match([], true);", BORDER],
  ['src/domain/events/standings/case.ts', "import { recordsOf } from '../records.ts'; recordsOf();", null],
  [
    'src/domain/events/standings/case.ts',
    "import { pairSwiss } from '../pairing/swiss.ts'; pairSwiss();",
    BORDER,
  ],
  ['src/domain/access/case.ts', "import { unitKey } from '../catalogue/lookup.ts'; unitKey();", BORDER],

  // The rooms of the app.
  [
    'src/platform/case.ts',
    "import type { Unit } from '#domain/catalogue/types.ts'; export type U = Unit;",
    null,
  ],
  ['src/platform/case.ts', 'export const load = (l: string) => import(`#locales/${l}/skills.json`);', BORDER],
  ['src/platform/case.ts', "import { units } from '#data/catalogue/units.ts'; units();", BORDER],
  ['src/platform/case.ts', "import { Button } from '#ui/button/button.tsx'; Button();", BORDER],
  ['src/platform/case.ts', "import { readFileSync } from 'node:fs'; readFileSync('');", BORDER],
  ['src/data/case.ts', 'export const load = (l: string) => import(`#locales/${l}/skills.json`);', null],
  ['src/data/case.ts', "import { readText } from '#platform/storage/local.ts'; readText();", null],
  ['src/data/case.ts', "import { Button } from '#ui/button/button.tsx'; Button();", BORDER],
  ['src/data/case.ts', "import { HomePage } from '#features/home/home-page.tsx'; HomePage();", BORDER],
  ['src/data/case.ts', "import type { App } from '#server/app.ts'; export type A = App;", BORDER],
  ['src/ui/chip/case.ts', "import { Dialog } from '@base-ui/react/dialog'; Dialog();", null],
  ['src/ui/chip/case.ts', "import { Button } from '../button/button.tsx'; Button();", null],
  [
    'src/ui/chip/case.ts',
    "import type { Unit } from '#domain/catalogue/types.ts'; export type U = Unit;",
    BORDER,
  ],
  ['src/ui/chip/case.ts', "import { units } from '#data/catalogue/units.ts'; units();", BORDER],
  ['src/ui/chip/case.ts', "import { readText } from '#platform/storage/local.ts'; readText();", BORDER],
  ['src/ui/chip/case.ts', "import { HomePage } from '#features/home/home-page.tsx'; HomePage();", BORDER],
  ['src/ui/chip/case.ts', "import { Trans } from '@lingui/react/macro'; Trans();", BORDER],
  ['src/components/case.ts', "import { Button } from '#ui/button/button.tsx'; Button();", null],
  ['src/components/case.ts', "import { Trans } from '@lingui/react/macro'; Trans();", null],
  ['src/components/lazy/case.ts', "import { row } from '../units/row.ts'; row();", null],
  ['src/components/case.ts', "import { HomePage } from '#features/home/home-page.tsx'; HomePage();", BORDER],
  ['src/components/case.ts', "import { routes } from '#app/routes.tsx'; routes();", BORDER],
  ['src/components/case.ts', "import { openDB } from 'idb'; openDB();", BORDER],
  ['src/data/case.ts', "import { Lazy } from '#components/lazy/lazy.tsx'; Lazy();", BORDER],
  ['src/ui/chip/case.ts', "import { Lazy } from '#components/lazy/lazy.tsx'; Lazy();", BORDER],
  ['src/features/builder/case.ts', "import { Lazy } from '#components/lazy/lazy.tsx'; Lazy();", null],
  ['src/features/builder/case.ts', "import { Button } from '#ui/button/button.tsx'; Button();", null],
  ['src/features/builder/rows/case.ts', "import { summary } from '../summary-line.ts'; summary();", null],
  [
    'src/features/builder/case.ts',
    "import { HomePage } from '#features/home/home-page.tsx'; HomePage();",
    BORDER,
  ],
  ['src/features/builder/case.ts', "import { HomePage } from '../home/home-page.tsx'; HomePage();", BORDER],
  [
    'src/features/builder/case.ts',
    "import type { X } from '#features/home/x.ts'; export type Y = X;",
    BORDER,
  ],
  ['src/features/builder/case.ts', "import { row } from '#features/builder/row.ts'; row();", BORDER],
  ['src/features/builder/case.ts', "import { routes } from '#app/routes.tsx'; routes();", BORDER],
  ['src/features/builder/case.ts', "import { createApp } from '#server/app.ts'; createApp();", BORDER],
  [
    'src/features/builder/case.ts',
    "import facts from '#catalogue/factions/fae/units.json'; facts();",
    BORDER,
  ],
  ['src/features/builder/case.ts', "import { openDB } from 'idb'; openDB();", BORDER],
  ['src/app/case.ts', "import { HomePage } from '#features/home/home-page.tsx'; HomePage();", null],
  ['src/app/case.ts', "import { createApp } from '#server/app.ts'; createApp();", BORDER],

  // The other top folders.
  ['server/case.ts', "import { unitKey } from '#domain/catalogue/lookup.ts'; unitKey();", null],
  ['server/case.ts', "import { readText } from '#platform/storage/local.ts'; readText();", BORDER],
  ['server/case.ts', "import { useState } from 'react'; useState();", BORDER],
  ['art/case.ts', "import { unitKey } from '#domain/catalogue/lookup.ts'; unitKey();", null],
  ['art/case.ts', "import { armyOf } from '#domain/roster/army.ts'; armyOf();", BORDER],
  ['art/case.ts', "import { createApp } from '#server/app.ts'; createApp();", BORDER],
  [
    'supabase/functions/news/case.ts',
    "import { unitKey } from '#domain/catalogue/lookup.ts'; unitKey();",
    null,
  ],
  ['supabase/functions/news/case.ts', "import { createApp } from '#server/app.ts'; createApp();", BORDER],
  ['supabase/functions/news/case.ts', "import { refuse } from '../_shared/answer.ts'; refuse();", null],
  ['supabase/functions/news/case.ts', "import { a } from '../translate/handler.ts'; a();", BORDER],
  ['supabase/functions/news/case.ts', "import * as v from 'valibot'; v.string();", BORDER],
  ['supabase/functions/news/case.ts', "import { readFileSync } from 'node:fs'; readFileSync('');", BORDER],

  // The way an import is written.
  ['src/platform/storage/case.ts', "import { x } from '../../data/x.ts'; x();", BORDER],
  ['src/platform/storage/deep/case.ts', "import { x } from '../../x.ts'; x();", BORDER],
  ['src/data/case.ts', "import { x } from '../platform/x.ts'; x();", BORDER],
  ['src/data/case.ts', "import { x } from './x'; x();", BORDER],
  ['src/data/case.ts', "import { x } from '#nowhere/x.ts'; x();", BORDER],
];

const PURITY: readonly Case[] = [
  domain('export const now = () => Date.now();', 'eslint(no-restricted-globals)'),
  domain('export const now = () => new Date();', 'eslint(no-restricted-globals)'),
  domain('export const wide = () => window.innerWidth;', 'eslint(no-restricted-globals)'),
  domain('export const root = () => globalThis.document;', 'eslint(no-restricted-globals)'),
  domain('export const title = () => document.title;', 'eslint(no-restricted-globals)'),
  domain("export const kept = () => localStorage.getItem('a');", 'eslint(no-restricted-globals)'),
  domain("export const kept = () => sessionStorage.getItem('a');", 'eslint(no-restricted-globals)'),
  domain("export const get = () => fetch('/a');", 'eslint(no-restricted-globals)'),
  domain('export const id = () => crypto.randomUUID();', 'eslint(no-restricted-globals)'),
  domain('export const roll = () => Math.random();', 'eslint(no-restricted-properties)'),
  domain('export const most = () => Math.max(1, 2);', null),
];

const HOUSE: readonly Case[] = [
  ['src/data/utils/case.ts', 'export const a = 1;', 'house(file-name)'],
  ['src/data/list-helpers/helpers.ts', 'export const a = 1;', 'house(file-name)'],
  ['src/data/lists/index.ts', 'export const a = 1;', 'house(file-name)'],
  ['src/data/lists/SavedLists.ts', 'export const a = 1;', 'unicorn(filename-case)'],
  ['src/data/case.ts', 'export default 1;', 'import(no-default-export)'],
  ['src/data/case.ts', "console.log('a');", 'eslint(no-console)'],
  ['catalogue/case.ts', '/** What it costs. */\nexport const a = 1;', 'house(plain-comment)'],
  ['catalogue/case.ts', `// ${'a'.repeat(100)}\nexport const a = 1;`, 'house(plain-comment)'],
  ['catalogue/case.ts', '/** Its cost in points. */\nexport const a = 1;', null],
  ['src/data/case.ts', 'export const a: any = 1;', 'typescript(no-explicit-any)'],
  ['src/data/case.ts', 'export const a = (b: string[]) => b[0]!;', 'typescript(no-non-null-assertion)'],
  ['src/data/case.ts', 'export const a = 1; // TODO more', 'eslint(no-warning-comments)'],
  ['src/data/case.ts', 'export const a = async () => 1; a();', 'typescript(no-floating-promises)'],
  ['src/data/case.ts', `${'export const a = 1;\n'.repeat(1)}${'// line\n'.repeat(301)}`, 'eslint(max-lines)'],
  ['src/ui/case.tsx', `export const a = 1;\n${'// line\n'.repeat(251)}`, 'eslint(max-lines)'],
  [
    'src/data/case.ts',
    `export function a() {\n${'  f();\n'.repeat(51)}}\nfunction f() {}`,
    'eslint(max-lines-per-function)',
  ],
  ['src/data/case.ts', "import { useMemo } from 'react'; useMemo();", 'eslint(no-restricted-imports)'],
  [
    'src/features/a/case.tsx',
    `import { useEffect, useState } from 'react';
     export function A({ a }: { a: number }) {
       const [b, setB] = useState(0);
       useEffect(() => { setB(a + 1); }, [a]);
       return <p>{b}</p>;
     }`,
    'react(set-state-in-effect)',
  ],
  [
    'src/features/a/case.test.ts',
    "import { it } from 'vitest'; it.only('a', () => {});",
    'vitest(no-focused-tests)',
  ],
  [
    'src/features/a/case.test.ts',
    "import { it } from 'vitest'; it.skip('a', () => {});",
    'vitest(no-disabled-tests)',
  ],
  ['src/data/cycle/one.ts', "import { b } from './two.ts'; export const a = () => b;", 'import(no-cycle)'],
  ['src/data/cycle/two.ts', "import { a } from './one.ts'; export const b = () => a;", 'import(no-cycle)'],
];

const BARE = 'house(no-bare-text)';
const view = (jsx: string, rule: string | null): Case => [
  'src/features/a/case.tsx',
  `export function View({ a, t }: ViewProps) { return ${jsx}; }`,
  rule,
];

const TEXT: readonly Case[] = [
  view('<p>Save</p>', BARE),
  view("<p>{'Save'}</p>", BARE),
  view('<p>{`${a} units`}</p>', BARE),
  view("<p>{a ? 'Yes' : t`No`}</p>", BARE),
  view("<p>{a && 'Yes'}</p>", BARE),
  view('<p aria-label="Save" />', BARE),
  view("<p title={a ? 'save' : undefined} />", BARE),
  view('<input type="text" placeholder={`Search`} />', BARE),
  view('<Banner heading="Saved lists" />', BARE),
  view('<button type="button" onClick={() => a({ title: \'List saved\' })} />', BARE),
  view('<p className="Wide row">{a} / {t`units`}</p>', null),
  view('<Trans>Read <b>the rules</b></Trans>', null),
  view('<Plural value={a} one="One unit" other="# units" />', null),
  view('<title>{`${a} – Muster`}</title>', null),
  view('<p aria-label={t`Save`}>·</p>', null),
  ['src/ui/case.tsx', 'export function View() { return <p className="a" />; }', null],
];

const CASES = [...IMPORTS, ...PURITY, ...HOUSE, ...TEXT];

/** The linted folders; the installed packages beside them are left out. */
const FOLDERS = [...new Set(CASES.map(([file]) => file.split('/')[0] ?? ''))];

/** The path of a case's file, made its own where several cases share a name. */
const pathOf = ([file]: Case, at: number) => file.replace(/\bcase(?=\.)/, `case-${String(at)}`);

const nameOf = ([file, code, rule]: Case) =>
  `${rule ?? 'nothing'} refuses, in ${file}: ${code.replaceAll(/\s+/g, ' ').slice(0, 90)}`;

const folder = mkdtempSync(join(tmpdir(), 'muster-borders-'));

/** The rules that refused each file. */
const refused = new Map<string, string[]>();

beforeAll(() => {
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'scripts/lint']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  CASES.forEach((offence, at) => {
    const path = join(folder, pathOf(offence, at));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, offence[1]);
  });
  const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', ...FOLDERS], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of diagnostics)
    refused.set(filename, [...(refused.get(filename) ?? []), code]);
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe.each([
  ['a border between folders', IMPORTS],
  ['the purity of the domain', PURITY],
  ['a rule of the house', HOUSE],
  ['bare text in the interface', TEXT],
])('%s', (_name, cases) => {
  it.each(cases.map((offence) => [nameOf(offence), offence] as const))('%s', (_case, offence) => {
    const rule = offence[2];
    const rules = refused.get(pathOf(offence, CASES.indexOf(offence))) ?? [];
    const meant = rules.filter((code) => (rule === null ? code.startsWith('house') : code === rule));
    expect([...new Set(meant)]).toEqual(rule === null ? [] : [rule]);
  });
});
