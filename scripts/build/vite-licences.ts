import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin, Rolldown } from 'vite';

const MANIFEST = v.object({ name: v.string(), version: v.string(), license: v.optional(v.string()) });
const NOTICE_FILE = /^(?:licen[cs]e|notice|copying)/i;

/**
 * Writes /licences.txt: the licences of the libraries whose code is in the app. Workers are built
 * apart and before the app: their plugin only notes which modules they have.
 */
export function licencesPlugins(): { readonly ofApp: Plugin; readonly ofWorkers: () => Plugin } {
  const modules = new Set<string>();
  const note = (bundle: Rolldown.OutputBundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id);
  };
  return {
    ofApp: {
      name: 'licences',
      apply: 'build',
      generateBundle(_, bundle) {
        note(bundle);
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesOf([...modules]) });
      },
    },
    ofWorkers: () => ({ name: 'licences-of-workers', generateBundle: (_, bundle) => note(bundle) }),
  };
}

/**
 * Returns the licence texts of the packages that modules belong to, each once, sorted. Modules that
 * the bundler made up begin with a zero and have no package.
 */
export function licencesOf(modules: readonly string[]): string {
  const folders = new Set(
    modules.flatMap((id) => /^[^\0].*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? []),
  );
  const notices = [...folders].map(noticeOf).toSorted();
  return [
    'The libraries in Muster, with their licences. Those of its fonts are in /fonts.\n',
    ...notices,
  ].join(`\n${'-'.repeat(80)}\n\n`);
}

function noticeOf(folder: string): string {
  const { name, version, license } = v.parse(
    MANIFEST,
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const texts = readdirSync(folder)
    .filter((file) => NOTICE_FILE.test(file))
    .toSorted()
    .map((file) => `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`);
  return [`${name} ${version}: ${license ?? 'see below'}\n`, ...texts].join('');
}
