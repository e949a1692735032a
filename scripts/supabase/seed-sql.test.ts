import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { applySeed } from '#server/project/apply-seed.ts';
import { readProject } from '#server/project/read-project.ts';
import { asOwner, testDatabase } from '#tests/builders/database.ts';
import { type SeedTable, type SeedValue, seedSql } from './seed-sql.ts';
import { uuidOf } from './uuid-of.ts';

const database = testDatabase();

afterEach(async () => {
  await asOwner(database, 'truncate news_items, factions, special_rules, rules_chapters cascade');
});

function news(...items: readonly (readonly [id: string, text: string])[]): SeedTable {
  return {
    table: 'news_items',
    id: 'uuid',
    columns: ['news_id', 'date', 'translation_key', 'content_en', 'content_es'],
    casts: { date: 'date' },
    unique: 'news_id',
    rows: items.map(([id, text]): readonly SeedValue[] => [uuidOf(id), id, '2026-11-21', 'k', text, null]),
  };
}

const apply = (table: SeedTable) => database.withOwner(({ script }) => script(seedSql(table)));
const texts = async () => {
  const rows = await asOwner(database, 'select news_id, content_en from news_items order by news_id');
  return rows.map((row) => `${String(row['news_id'])}: ${String(row['content_en'])}`);
};

describe('the statement of a seeded table', () => {
  it('takes any text as it is', async () => {
    const text = `It's 100%; -- a \\ "quoted" \${text}\n$$ ? :name /* ś */`;
    await apply(news(['a', text]));
    expect(await texts()).toEqual([`a: ${text}`]);
  });

  it('brings rows up to date that nobody has edited, as often as the catalogue changes', async () => {
    await apply(news(['a', 'one'], ['b', 'one']));
    await apply(news(['a', 'two'], ['b', 'one']));
    await apply(news(['a', 'three'], ['b', 'one']));
    expect(await texts()).toEqual(['a: three', 'b: one']);
  });

  it('leaves what an administrator has edited', async () => {
    await apply(news(['a', 'one'], ['b', 'one']));
    await asOwner(database, "update news_items set content_en = 'mine' where news_id = 'a'");
    await apply(news(['a', 'two'], ['b', 'two']));
    expect(await texts()).toEqual(['a: mine', 'b: two']);
  });

  it('leaves what the catalogue does not have any more', async () => {
    await apply(news(['a', 'one'], ['b', 'one']));
    await apply(news(['b', 'two']));
    expect(await texts()).toEqual(['a: one', 'b: two']);
  });

  it('gives way to a row of somebody’s own with the same key', async () => {
    await asOwner(
      database,
      "insert into news_items (news_id, date, translation_key, content_en) values ('a', '2026-01-01', 'k', 'mine')",
    );
    await apply(news(['a', 'one'], ['b', 'one']));
    expect(await texts()).toEqual(['a: mine', 'b: one']);
  });

  it('says nothing for no rows', () => {
    expect(seedSql(news())).toBe('');
  });
});

describe('the product’s seed', () => {
  it('can be applied to the product’s tables, and again', async () => {
    const project = readProject(join(import.meta.dirname, '../../supabase'), {});
    if (!project.ok) throw new Error(project.problems.join('\n'));
    const applied = await applySeed(database, project.config);
    expect(applied.slice(0, 2)).toEqual(['seed/01_factions.sql', 'seed/02_special_rules.sql']);
    const [before] = await asOwner(database, COUNTS);
    expect(before).toMatchObject({ factions: 5, news: 2 });
    await asOwner(database, 'truncate muster.applied_seeds');
    expect(await applySeed(database, project.config)).toEqual(applied);
    expect(await asOwner(database, COUNTS)).toEqual([before]);
  });
});

const COUNTS = `
  select
    (select count(*)::integer from factions) as factions,
    (select count(*)::integer from news_items) as news,
    (select md5(string_agg(rule::text, '' order by id)) from special_rules as rule) as rules,
    (select count(*)::integer from rules_sections) as sections,
    (select count(*)::integer from faq_sections) as faq`;
