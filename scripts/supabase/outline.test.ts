import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSeedContent } from './seed-content.ts';
import { seedTables } from './seed-tables.ts';
import { readTexts } from '../texts/text-files.ts';
import { outlineOf } from './outline.ts';

const ROOT = join(import.meta.dirname, '../..');

it('every row of the seed has the address that its text has in the app', () => {
  const content = readSeedContent(ROOT);
  if (!content.ok) throw new Error('The content has faults of its own.');
  const { texts } = readTexts(ROOT);
  const { addresses } = outlineOf(texts);
  const idsIn = (name: string) =>
    seedTables(content.value)
      .flatMap((file) => file.tables)
      .filter(({ table }) => table === name)
      .flatMap(({ rows }) => rows.map(([id]) => addresses[String(id)]));
  expect(idsIn('rules_chapters')).toEqual(texts.chapters.map(({ id }) => id));
  expect(idsIn('rules_sections')).toEqual(
    texts.chapters.flatMap(({ sections }) => sections.map(({ id }) => id)),
  );
  expect(idsIn('faq_sections')).toEqual(texts.topics.flatMap(({ entries }) => entries.map(({ id }) => id)));
});
