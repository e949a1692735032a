import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { vitePlugins } from './vite.config.ts';

/**
 * The tests that must cover every line of src/domain: coverage is measured over these alone, as it
 * slows every run.
 */
const DOMAIN_TESTS = ['src/domain/**/*.test.ts', 'tests/scenario/**/*.test.ts'];
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
const CONSOLE = 'tests/setup/fail-on-console.ts';
const DATABASE = 'tests/setup/database-image.ts';

export default defineConfig({
  plugins: vitePlugins(),
  test: {
    // A second run would not find the modules that our plugins make, such as virtual:missions/en.
    fsModuleCache: false,
    // Servers and mails make some tests wait: one more than there are cores keeps all of them busy.
    maxWorkers: availableParallelism() + 1,
    // Slow machines are not a fault; what hangs still ends.
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'domain', include: DOMAIN_TESTS, setupFiles: CONSOLE } },
      {
        extends: true,
        test: {
          name: 'node',
          include: NODE_TESTS,
          globalSetup: DATABASE,
          setupFiles: CONSOLE,
          // As pglite-connection.ts sets it: nothing here runs long enough to repay optimising.
          execArgv: ['--wasm-tier-up-filter=999999'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          pool: 'vmForks',
          include: APP_TESTS,
          globalSetup: DATABASE,
          environment: 'jsdom',
          setupFiles: [CONSOLE, 'tests/setup/dom.ts'],
        },
      },
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
