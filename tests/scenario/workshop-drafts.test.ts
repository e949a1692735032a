/** Every unit, term and faction of the catalogue as a draft and back, and as a new one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultLine } from '#domain/catalogue/faults.ts';
import { applyOverlay, type CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { parseSkillTexts } from '#domain/catalogue/texts/skill-text-schema.ts';
import type { UnitRecord } from '#domain/catalogue/schema.ts';
import type { PrintedSkill } from '#domain/catalogue/profile.ts';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { baseUnit } from '#domain/catalogue/workshop/base-unit.ts';
import { changeOf } from '#domain/catalogue/workshop/change-of.ts';
import { draftFaults, overlayOf } from '#domain/catalogue/workshop/draft-faults.ts';
import { draftOf } from '#domain/catalogue/workshop/draft-of.ts';
import { baseWords } from '#domain/catalogue/workshop/base-words.ts';
import { parseAnyDraft, parseDraft } from '#domain/catalogue/workshop/parse-draft.ts';
import { wordsChange, wordsOverlay } from '#domain/catalogue/workshop/words-change.ts';
import { withWord, wordsDraftOf, type WordsSection } from '#domain/catalogue/workshop/words-draft.ts';
import { wordsFaults } from '#domain/catalogue/workshop/words-faults.ts';
import { readCatalogue } from '#scripts/catalogue/catalogue-files.ts';

const ROOT = join(import.meta.dirname, '../..');

function sourcesOnDisk(): CatalogueSources {
  const read = readCatalogue(ROOT);
  if (!read.ok) throw new Error(read.faults.map(faultLine).join('\n'));
  const skillTexts = LANGUAGES.map((language) => {
    const file = `locales/${language}/skills.json`;
    const parsed = parseSkillTexts(JSON.parse(readFileSync(join(ROOT, file), 'utf8')), file);
    if (!parsed.ok) throw new Error(parsed.faults.map(faultLine).join('\n'));
    return { language, file, value: parsed.value };
  });
  return { ...read.value, skillTexts };
}

/**
 * The unit with the names of its skills in one order and spelling: a new card prints them in the
 * order in which they were written down.
 */
function unprinted(record: UnitRecord | undefined) {
  const names = (printed: readonly PrintedSkill[] = []) =>
    printed.map(({ name, kind, long = false }) => `${name.toLowerCase()} ${kind} ${String(long)}`).toSorted();
  const { profile } = record ?? {};
  return {
    ...record,
    profile: { ...profile, skills: names(profile?.skills), joined_skills: names(profile?.joined_skills) },
  };
}

const sources = sourcesOnDisk();
const keys = sources.factions.flatMap(({ folder, units }) => units.value.map(({ id }) => `${folder}/${id}`));
const origin = { source: 'card', page: '', note: 'Why', wantsCredit: true } as const;

it.each(keys)('%s is no change while nobody edits it, and has no fault', (key) => {
  const base = baseUnit(sources, key);
  if (base === null) throw new Error(key);
  const draft = draftOf(base, origin);
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(changeOf(draft, base)).toEqual({});
  expect(draftFaults({ ...draft, points: '59' }, base, sources)).toEqual([]);
});

it.each(keys.filter((key) => key.startsWith('syenann/')))(
  '%s can be written down again as a new unit',
  (key) => {
    const base = baseUnit(sources, key);
    if (base === null) throw new Error(key);
    const draft = { ...draftOf(base, origin), unit: null, name: 'Made Up' };
    expect(draftFaults(draft, null, sources)).toEqual([]);
    const applied = applyOverlay(sources, overlayOf('syenann/made-up', changeOf(draft, null)));
    const made = applied.ok ? baseUnit(applied.value, 'syenann/made-up') : null;
    expect(unprinted(made?.record)).toEqual(
      unprinted({ ...base.record, id: 'made-up', name: 'Made Up', source: 'card' }),
    );
    expect(made?.names).toEqual(base.names);
    expect(made?.skillTexts).toEqual(base.skillTexts);
  },
);

const words: readonly (readonly [WordsSection, string])[] = [
  ...sources.glossary.flatMap(({ kind, value }) =>
    value.map(({ id }) => ['terms', `${kind}/${id}`] as const),
  ),
  ...sources.factions.map(({ folder }) => ['factions', folder] as const),
];

it.each(words)(
  '%s: %s is no change while nobody edits it, and can be written down again',
  (section, target) => {
    const base = baseWords(sources, section, target);
    if (base === null) throw new Error(target);
    const draft = wordsDraftOf(section, target, base, origin);
    expect(parseAnyDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(wordsChange(draft, base)).toEqual({});
    expect(wordsFaults(withWord(draft, 'fr', 'name', 'Autre nom'), base, sources)).toEqual([]);
    const again = { ...withWord(draft, 'en', 'name', 'Made Up'), target: null };
    expect(wordsFaults(again, null, sources)).toEqual([]);
    const added = section === 'terms' ? target.replace(/\/.*$/u, '/made-up') : 'made-up';
    const applied = applyOverlay(sources, wordsOverlay(again, added, wordsChange(again, null)));
    expect(applied.ok ? baseWords(applied.value, section, added) : applied.faults).toEqual(again.words);
  },
);

it('the name of another term is refused, whatever its letters', () => {
  const base = baseWords(sources, 'terms', 'keywords/aim');
  const draft = withWord(wordsDraftOf('terms', 'keywords/aim', base ?? {}, origin), 'en', 'name', 'AMBUSHER');
  expect(wordsFaults(draft, base, sources)).toEqual([
    { field: 'en.name', reason: { code: 'taken', name: 'Ambusher' } },
  ]);
});
