import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { vitePlugins } from './vite.config.ts';

/**
 * The tests that must cover every line of src/domain: coverage is measured over these alone, as it
 * slows every run.
 */
const DOMAIN_TESTS = ['src/domain/**/*.test.ts', 'tests/scenario/**/*.test.ts'];
/** A hundred thousand links, two hundred devices: more of what others show already. */
const LONG_TESTS = ['tests/scenario/{hostile-links,cloud-lists}.test.ts'];
const NODE_TESTS = [
  'scripts/**/*.test.ts',
  'prerender/build/**/*.test.ts',
  'server/**/*.test.ts',
  'art/**/*.test.ts',
  'supabase/functions/**/*.test.ts',
  'tests/{facts,contract,differential,security}/**/*.test.ts',
];
const APP_TESTS = [
  'src/{platform,data,ui,components,features,app}/**/*.test.{ts,tsx}',
  'prerender/browser/**/*.test.ts',
];
/** Their auth clients go on with timers of their own after the last test. */
const ACCOUNT_TESTS = [
  'src/data/{admin,session,profiles,results}/**/*.test.{ts,tsx}',
  'src/features/{sign-in,profile,public-profile,admin}/**/*.test.{ts,tsx}',
  'src/app/shell/account.test.tsx',
  'src/data/cloud/watch-cloud-when-waiting.test.ts',
];
const SETUP = ['tests/setup/own-modules.ts', 'tests/setup/fail-on-console.ts'];
const node = { environment: 'node', setupFiles: SETUP } as const;
const dom = {
  environment: 'jsdom',
  setupFiles: ['tests/setup/nothing-left.ts', ...SETUP, 'tests/setup/dom.ts'],
};

export default defineConfig({
  plugins: vitePlugins(),
  test: {
    // A second run would not find the modules that our plugins make, such as virtual:missions/en.
    fsModuleCache: false,
    // Files share a worker; tests/setup/own-modules.ts gives each its own modules; lingui's are
    // inlined for it to reach them, as the language shown is kept there; Supabase's count the auth
    // clients that were made.
    isolate: false,
    globalSetup: 'tests/setup/database-image.ts',
    // Every core: by itself one is left free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Slow machines are not a fault; what hangs still ends.
    testTimeout: 30_000,
    server: { deps: { inline: [/@lingui\//, /@supabase\//] } },
    projects: [
      { extends: true, test: { ...node, name: 'domain', include: DOMAIN_TESTS, exclude: LONG_TESTS } },
      { extends: true, test: { ...node, name: 'node', include: NODE_TESTS } },
      // In a worker of its own: one that has run much before takes three times as long.
      { extends: true, test: { ...node, name: 'long', include: LONG_TESTS, isolate: true } },
      { extends: true, test: { ...dom, name: 'app', include: APP_TESTS, exclude: ACCOUNT_TESTS } },
      { extends: true, test: { ...dom, name: 'accounts', include: ACCOUNT_TESTS, isolate: true } },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/domain/**/*.ts'],
      exclude: ['**/*.test.ts', '**/types.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 100 },
    },
  },
});
