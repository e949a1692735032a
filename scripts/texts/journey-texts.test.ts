import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMessages } from './message-files.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The English message that a journey says in the language of its page. */
const SAID = /\b(?:say|inEnglish|reads)\(\s*'((?:[^'\\]|\\.)*)'/g;

// Without it a journey would look for English words on a Spanish page, or for an unfilled {0}.
it('journeys ask for messages that the interface has, by the names of its placeholders', async () => {
  const texts = await readMessages(join(ROOT, 'locales'), 'en');
  const known = new Set(Object.values(texts).map(({ message }) => message));
  const said = globSync('{tests/e2e,bench}/**/*.ts', { cwd: ROOT }).flatMap((file) =>
    Array.from(readFileSync(join(ROOT, file), 'utf8').matchAll(SAID), ([, message = '']) => ({
      file,
      message: message.replaceAll(String.raw`\'`, "'"),
    })),
  );
  expect(said.length).toBeGreaterThan(200);
  expect(said.filter(({ message }) => !known.has(message))).toEqual([]);
});
