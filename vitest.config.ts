import { defineConfig } from 'vitest/config';
import { vitePlugins } from './vite.config.ts';

export default defineConfig({
  plugins: vitePlugins(),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          environment: 'node',
          include: [
            'src/domain/**/*.test.ts',
            'scripts/**/*.test.ts',
            'server/**/*.test.ts',
            'supabase/functions/**/*.test.ts',
            'tests/{scenario,facts,contract,differential,security}/**/*.test.ts',
          ],
          setupFiles: ['tests/setup/fail-on-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['src/{platform,data,ui,features,app}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/fail-on-console.ts', 'tests/setup/dom.ts'],
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
