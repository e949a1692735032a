import globalData from '@csstools/postcss-global-data';
import linguiMacroPlugin from '@lingui/babel-plugin-lingui-macro';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import type { CSSOptions, Plugin, PluginOption } from 'vite';
import { defineConfig } from 'vite';
import { dataPlugin } from './scripts/build/vite-data.ts';
import { licencesPlugins } from './scripts/build/vite-licences.ts';
import { messagesPlugin } from './scripts/build/vite-messages.ts';
import { pagesPlugin } from './scripts/build/vite-pages.ts';
import { pwaPlugins } from './scripts/build/vite-pwa.ts';

const linguiMacro = defineRolldownBabelPreset({
  preset: () => ({ plugins: [linguiMacroPlugin] }),
  rolldown: { filter: { code: '/macro' } },
});

/**
 * React's compiler, for modules that call a hook or contain JSX: it changes no others. By default
 * it parses nearly every module, twice as much code as this.
 */
const compiler = reactCompilerPreset();
compiler.rolldown.filter = { id: { exclude: /\.test\.tsx?$/ }, code: /\buse[A-Z0-9]|<\/|\/>/ };

/** The transforms that the app and its tests share. */
export function vitePlugins(): PluginOption[] {
  return [
    dataPlugin(),
    react(),
    babel({ presets: [linguiMacro] }),
    // Between the two: React's compiler drops the comments that mark messages.
    messagesPlugin(),
    babel({ presets: [compiler] }),
  ];
}

/**
 * Modules that share a chunk, as one file is fetched and compressed better than many. A module
 * joins the chunk of its folder when at least so many `import()` targets need it. The bundler
 * places all other modules. `npm run bench -- bundle` prints what a change costs each page.
 */
const CHUNKS = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'queries', test: /\/node_modules\/@tanstack\// },
  { name: 'realtime', test: /\/node_modules\/@supabase\/(?:realtime-js|phoenix)\// },
  {
    name: 'shared',
    // The start page does without dialogs, disclosures, crests, symbols of the game, numbers of
    // missions, selects, and schemas, which bring their library along.
    test: /\/src\/(?:ui\/(?!alert-dialog|chip|crest|dialog|disclosure|drawer|game-symbol|modal|select)|domain\/catalogue\/(?!(?:texts\/)?(?:\w+-)+schemas?\.|release\/mission-numbers))/,
    minShareCount: 24,
  },
  // The builder begins without comparisons, courtesy lists, marks, the cloud, texts and
  // without what lists remember.
  {
    name: 'roster',
    test: /\/src\/domain\/roster\/(?!courtesy|diff|many|remembered|shown-marks|sync|text\/(?!forum))/,
    minShareCount: 4,
  },
  // Spectators need a game without the store of the running one; other pages need its missions.
  {
    name: 'game',
    test: /\/src\/domain\/game\/(?!missions\/(?!saved)|replay|summary|table)/,
    minShareCount: 8,
  },
  { name: 'community', test: /\/src\/(?:data|domain)\/community\//, minShareCount: 6 },
];

/**
 * Returns the files to fetch beside a lazy module: its styles, and for the two pages on which
 * players arrive all of its code. The lists of all other modules' code would add 2 kB to every
 * page's first fetch.
 */
function preloaded(file: string, needed: string[]): string[] {
  return /\/(?:home|builder)-[\w-]{7}\.js$/.test(file)
    ? needed
    : needed.filter((each) => each.endsWith('.css'));
}

/** The backend of `npm run dev`: that of an `npm start` in another terminal. */
const BACKEND = process.env['BACKEND'] ?? 'http://localhost:8080';

/** Says at the start of `npm run dev` where its backend is, or how to start one. */
const backendNotice: Plugin = {
  name: 'backend-notice',
  configureServer(server) {
    server.httpServer?.once('listening', () => {
      void fetch(`${BACKEND}/healthz`)
        .then(
          ({ ok }) => ok,
          () => false,
        )
        .then((isThere) => {
          const { logger } = server.config;
          if (isThere) logger.info(`  Backend: ${BACKEND}`);
          else logger.warn(`  No backend at ${BACKEND}: run npm start in another terminal, or set BACKEND.`);
        });
    });
  },
};

/** Styles get the same names wherever the app is built for. */
export const css: CSSOptions = {
  modules: { generateScopedName: '[local]_[hash:base64:5]' },
  postcss: { plugins: [globalData({ files: ['src/ui/breakpoints.css'] }), customMedia()] },
};

const licences = licencesPlugins();

export default defineConfig({
  plugins: [...vitePlugins(), pagesPlugin(), licences.ofApp, ...pwaPlugins(), backendNotice],
  server: {
    proxy: {
      '^/(?:(?:rest|auth|functions|admin)/v1/|backend\\.json|art/(?:.+\\.\\w+|draft-card|report-picture)$)':
        BACKEND,
    },
  },
  worker: { plugins: () => [licences.ofWorkers()] },
  // React 19 has this hook itself; libraries bring a copy for older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
        // The first fetch of every page lists all files: a letter less of each hash is 0.25 kB.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
  },
  css,
});
