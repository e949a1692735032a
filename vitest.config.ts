import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
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
  'tests/{facts,contract,differential,hosted,security,upgrades}/**/*.test.ts',
];
const APP_TESTS = [
  'src/{platform,data,ui,components,features,app}/**/*.test.{ts,tsx}',
  'prerender/browser/**/*.test.ts',
];
const EVERY_TEST = ['tests/setup/fail-on-console.ts', 'tests/setup/patience.ts'];
const DATABASE = 'tests/setup/database-image.ts';

/** Files that mostly wait for servers, killed processes and limits of time. */
const WAITING =
  /\/(?:tests\/(?:contract|security|upgrades)|server\/(?:processes|operate|realtime|db\/(?:directory|pglite)))\//;

/** Begins with files that wait: at the end they would leave the processors idle. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest's, not an array's
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => WAITING.test(moduleId);
    const [waiting, busy] = [sorted.filter(waits), sorted.filter((file) => !waits(file))];
    return [
      ...busy.flatMap((file, at) => [...waiting.slice(at, at + 1), file]),
      ...waiting.slice(busy.length),
    ];
  }
}

export default defineConfig({
  plugins: vitePlugins(),
  test: {
    // A second run would not find the modules that our plugins make, such as virtual:missions/en.
    fsModuleCache: false,
    // Servers and mails make some tests wait: two more than there are cores keep all of them busy.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: WaitingFirst },
    // Slow machines are not a fault; what hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'domain', include: DOMAIN_TESTS, setupFiles: EVERY_TEST } },
      {
        extends: true,
        test: {
          name: 'node',
          include: NODE_TESTS,
          globalSetup: DATABASE,
          setupFiles: EVERY_TEST,
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
          setupFiles: [...EVERY_TEST, 'tests/setup/dom.ts'],
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
