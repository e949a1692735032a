import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];

/**
 * Words that the first pages do not need, a book each (src/platform/i18n.ts): folders and files whose words are fetched with
 * the pages that open the book.
 */
export const WORD_BOOKS = {
  account: ['<rootDir>/src/features/sign-in/**', '<rootDir>/src/platform/words/auth-problems.ts'],
} as const;

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'fr'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['<rootDir>/src'],
      exclude: [...TESTS, ...Object.values(WORD_BOOKS).flat()],
    },
    ...Object.entries(WORD_BOOKS).map(([book, include]) => ({
      path: `<rootDir>/locales/{locale}/${book}`,
      include: [...include],
      exclude: TESTS,
    })),
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
