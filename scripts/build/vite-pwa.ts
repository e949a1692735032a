/**
 * Makes the app installable: its manifest, and the service worker with the list of all files that
 * work offline.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { ShellFile } from '#domain/updates/shell-file.ts';
import { versionIn } from '#domain/updates/start-plan.ts';
import { inPacks } from './shell-packs.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * The bytes that the app may fetch without being asked: the product's promise is 6 MB. The rest is
 * for the portraits of one faction (src/platform/offline).
 */
const MOST_SHELL_BYTES = 5_450_000;

/** Those of notifications. Browsers fetch the larger ones themselves when they install the app. */
const ICONS = 'icons/{badge-96,icon-192}.png';

type Listed = ShellFile & { readonly size: number };

const manifest = {
  id: '/',
  name: 'Muster – army lists for your table',
  short_name: 'Muster',
  description:
    'Build, check, save, share and print army lists for a tabletop miniatures wargame. Unofficial and fan-made.',
  lang: 'en',
  start_url: '/builder',
  scope: '/',
  display: 'standalone' as const,
  background_color: '#0e131c',
  theme_color: '#1c2534',
  categories: ['games', 'utilities'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Build a list', url: '/builder' },
    { name: 'Rules', url: '/rules' },
    { name: 'Play', url: '/missions' },
  ],
};

/**
 * The manifest and the worker. The build fails when the app would fetch more unasked than it may,
 * or when a file that works offline needs one that does not.
 */
export function pwaPlugins(): PluginOption[] {
  let dist = join(ROOT, 'dist');
  const imports = new Map<string, readonly string[]>();
  const findDist: Plugin = {
    name: 'find-dist',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir);
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') imports.set(file.fileName, file.imports);
      }
    },
  };
  return [
    versionFiles(),
    findDist,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/platform/service-worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      // Their list comes in the order of a folder; `ICONS` names those that are kept.
      includeManifestIcons: false,
      injectManifest: {
        injectionPoint: 'self.SHELL_FILES',
        globPatterns: ['**/*.{js,css,html,woff2,svg,md}', ICONS, 'factions.json', '*.webmanifest'],
        globIgnores: [
          'sw.js',
          'remove-worker.js',
          'art/**',
          'pages/**',
          '**/node_modules/**',
          // Of no use offline: live games, who watches them, other players, the admin area,
          // statistics, and what needs the server in events (a running one goes on offline).
          'assets/{daily,game-channel,hint-channels,public-profile,realtime,review-page,wall-page,watch-page,watch-status}-*.js',
          'assets/{catalogue-section,operation,played-lists-section,statistics-page,statistics-sheet,unit-lists,writing}-*.js',
          'assets/{device-games,own-sheet,own-statistics-page,played-rows,ratings-page}-*.{js,css}',
          'assets/{edit-event-page,event-form,events-page,for-account,hand-in-dialog,new-event-page,organiser-panel,seat-tools}-*.{js,css}',
          'assets/{build-notices,deployments,watch-builds,watch-tasks}-*.js',
          'assets/admin-!(reports-*).js',
        ],
        // The name of a built file holds a hash of its content.
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: MOST_SHELL_BYTES,
        manifestTransforms: [
          (entries) => ({ manifest: inPacks(fitting(whole(entries, imports)), dist), warnings: [] }),
        ],
      },
    }),
  ];
}

/** Returns the entries; throws when a file of theirs imports one that is left out. */
function whole(entries: readonly Listed[], imports: ReadonlyMap<string, readonly string[]>) {
  const listed = new Set(entries.map(({ url }) => url));
  for (const { url } of entries) {
    const lost = imports.get(url)?.find((file) => !listed.has(file));
    if (lost !== undefined) throw new Error(`Without a network ${url} lacks ${lost}, which is left out.`);
  }
  return entries;
}

function fitting(entries: readonly Listed[]): Listed[] {
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MOST_SHELL_BYTES)
    throw new Error(
      `The app would fetch ${String(bytes)} bytes unasked; ${String(MOST_SHELL_BYTES)} are allowed.`,
    );
  // Addresses as pages ask for them.
  return entries.map((entry) => ({ ...entry, url: `/${entry.url}` }));
}

/**
 * /version.json and /CHANGELOG.md as the release script wrote them (docs/product.md, "Backend
 * calls").
 */
function versionFiles(): Plugin {
  const source = {
    'version.json': () => `${JSON.stringify({ version: productVersion() })}\n`,
    'CHANGELOG.md': changelog,
  };
  return {
    name: 'version-files',
    config: () => ({ define: { 'import.meta.env.APP_VERSION': JSON.stringify(productVersion()) } }),
    generateBundle() {
      for (const [fileName, read] of Object.entries(source))
        this.emitFile({ type: 'asset', fileName, source: read() });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1).split('?')[0] ?? '';
        const read = Object.entries(source).find(([each]) => each === name)?.[1];
        if (read === undefined) next();
        else response.end(read());
      });
    },
  };
}

const changelog = () => readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');

function productVersion(): string {
  const record: unknown = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return versionIn(record) ?? '0.0.0';
}
