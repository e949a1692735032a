import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { vitePlugins } from './vite.config.ts';

const NODE_TESTS = [
  'src/domain/**/*.test.ts',
  'scripts/**/*.test.ts',
  'server/**/*.test.ts',
  'art/**/*.test.ts',
  'supabase/functions/**/*.test.ts',
  'tests/{scenario,facts,contract,differential,security}/**/*.test.ts',
];
const APP_TESTS = ['src/{platform,data,ui,features,app}/**/*.test.{ts,tsx}'];
/** Their auth clients go on with timers of their own after the last test. */
const ACCOUNT_TESTS = [
  'src/data/{session,profiles,results}/**/*.test.{ts,tsx}',
  'src/features/{sign-in,profile,public-profile}/**/*.test.{ts,tsx}',
  'src/app/shell/account.test.tsx',
  'src/data/cloud/watch-when-waiting.test.ts',
];
const SETUP = ['tests/setup/own-modules.ts', 'tests/setup/fail-on-console.ts'];
const dom = { environment: 'jsdom', setupFiles: [...SETUP, 'tests/setup/dom.ts'] };

export default defineConfig({
  plugins: vitePlugins(),
  test: {
    // A second run would not find the modules that our plugins make, such as virtual:missions/en.
    fsModuleCache: false,
    // Files share a worker; tests/setup/own-modules.ts gives each its own modules; lingui's are
    // inlined for it to reach them, as the language shown is kept there.
    isolate: false,
    // Every core: by itself one is left free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Slow machines are not a fault; what hangs still ends.
    testTimeout: 30_000,
    server: { deps: { inline: [/@lingui\//] } },
    projects: [
      {
        extends: true,
        test: { name: 'domain', environment: 'node', include: NODE_TESTS, setupFiles: SETUP },
      },
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
