/**
 * Serves missions and feats to the app, a module for each language, so that the browser gets parsed
 * data and no schemas.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { faultLine } from '#domain/catalogue/faults.ts';
import { LANGUAGES, type Language } from '#domain/catalogue/types.ts';
import { missionLibrary } from '#domain/game/mission-library.ts';
import { MISSION_FOLDERS, missionSources, readMissions } from './mission-files.ts';

const REPOSITORY = join(import.meta.dirname, '..');
const PREFIX = 'virtual:missions/';

/**
 * The Vite plugin behind `virtual:missions/<language>` (types: `src/data/virtual-modules.d.ts`). A
 * fault in a mission, a feat or their words fails the build and names every fault. In development a
 * changed file reloads the page.
 */
export function missionsPlugin(root: string = REPOSITORY): Plugin {
  const languageOf = (id: string) =>
    LANGUAGES.find((language) => id === `${PREFIX}${language}` || id === `\0${PREFIX}${language}`);
  return {
    name: 'missions',
    resolveId(id) {
      return languageOf(id) === undefined ? null : `\0${id}`;
    },
    load(id) {
      const language = id.startsWith('\0') ? languageOf(id) : undefined;
      if (language === undefined) return null;
      // The development server watches the folders itself and would take a watched file for an
      // import.
      if (this.environment.mode === 'build')
        for (const file of missionSources(root)) this.addWatchFile(join(root, file));
      return `export const library = ${JSON.stringify(libraryIn(root, language))};`;
    },
    configureServer(server) {
      server.watcher.add(MISSION_FOLDERS.map((folder) => join(root, folder)));
    },
    hotUpdate({ file }) {
      if (!missionSources(root).some((source) => join(root, source) === file)) return undefined;
      for (const language of LANGUAGES) {
        const module = this.environment.moduleGraph.getModuleById(`\0${PREFIX}${language}`);
        if (module !== undefined) this.environment.moduleGraph.invalidateModule(module);
      }
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function libraryIn(root: string, language: Language) {
  const read = readMissions(root);
  if (read.ok) return missionLibrary(read.value, language);
  throw new Error(
    `The missions have ${read.faults.length} fault(s):\n${read.faults.map(faultLine).join('\n')}`,
  );
}
