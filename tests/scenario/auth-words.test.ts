import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AUTH_STATUS } from '#server/auth/error-codes.ts';
import { isAuthProblem } from '#platform/backend/auth-problem.ts';

describe('the texts for the codes of the account service', () => {
  it('exist for every code', () => {
    expect(Object.keys(AUTH_STATUS).filter((code) => !isAuthProblem(code))).toEqual([]);
  });

  it.each(['es', 'fr'])('are all translated: %s', (language) => {
    const path = new URL(`../../locales/${language}/messages.po`, import.meta.url);
    const blocks = readFileSync(path, 'utf8').split(/\n{2,}/);
    const words = blocks.filter((block) => block.includes('src/platform/words/auth-problems.ts'));
    expect(words.length).toBeGreaterThan(80);
    expect(words.filter((block) => /^msgstr ""$(?!\n")/m.test(block))).toEqual([]);
  });
});
