import { assembleCatalogue } from '#domain/catalogue/assemble.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { requiredPartnerOf } from '#domain/roster/checks/required-partner.ts';
import type { SeedContent, Translated } from './seed-content.ts';
import type { SeedTable, SeedValue } from './seed-sql.ts';
import { uuidOf } from './uuid-of.ts';

type Row = readonly SeedValue[];

/**
 * A file of the seed: its name without `.sql`, and its tables in the order of their foreign keys.
 */
export type SeedFile = {
  readonly name: string;
  readonly tables: readonly SeedTable[];
};

/**
 * Returns the content of the seed files. Names and texts without a translation are null: readers
 * get the English then. Tables that point at each other share a file, so that they are applied
 * together.
 */
export function seedTables(content: SeedContent): readonly SeedFile[] {
  return [
    { name: '01_factions', tables: [factions(content)] },
    { name: '02_special_rules', tables: [specialRules(content)] },
    { name: '03_rules', tables: [chapters(content), sections(content)] },
    { name: '04_faq', tables: [faq(content)] },
    { name: '05_news', tables: [news(content)] },
    { name: '06_catalogue_units', tables: [units(content)] },
    { name: '07_scenarios', tables: [scenarios(content)] },
  ];
}

function factions({ catalogue }: SeedContent): SeedTable {
  const named = (language: Translated, id: string) =>
    catalogue.locales.find((each) => each.language === language)?.value.factions?.[id] ?? null;
  const rows = catalogue.factions.map(({ faction: { value } }): Row => [
    value.id,
    value.name,
    named('es', value.id),
    named('fr', value.id),
  ]);
  return { table: 'factions', id: 'text', columns: ['name', 'name_es', 'name_fr'], rows };
}

/**
 * Facts that posts are counted with. `needs` is the unit of the faction without which this one may
 * not be taken.
 */
function units({ catalogue }: SeedContent): SeedTable {
  const rows = assembleCatalogue(catalogue).units.map((unit): Row => [
    unitKey(unit.faction, unit.id),
    unit.name,
    unit.names.es ?? null,
    unit.names.fr ?? null,
    unit.points,
    unit.command,
    unit.availability,
    String(unit.highCommand),
    String(unit.tournamentLegal),
    unit.companionOf ?? requiredPartnerOf(unit.faction, unit.id),
  ]);
  return {
    table: 'catalogue_units',
    id: 'text',
    columns: [
      'name',
      'name_es',
      'name_fr',
      'points',
      'command',
      'availability',
      'high_command',
      'tournament_legal',
      'needs',
    ],
    casts: { high_command: 'boolean', tournament_legal: 'boolean' },
    rows,
  };
}

/** The missions and feats that statistics name. */
function scenarios({ missions, feats }: SeedContent): SeedTable {
  const rows = [...missions.map((id): Row => [id, 'mission']), ...feats.map((id): Row => [id, 'feat'])];
  return { table: 'scenarios', schema: 'private', id: 'text', columns: ['kind'], rows };
}

function specialRules({ catalogue }: SeedContent): SeedTable {
  const kind = 'special-rules';
  const named = (language: Translated, id: string) =>
    catalogue.locales.find((each) => each.language === language)?.value.terms?.[kind]?.[id] ?? null;
  const explained = (language: Translated, id: string) => {
    const texts = catalogue.glossaryTexts.find((each) => each.language === language)?.value[kind]?.[id];
    return texts === undefined ? null : described(texts);
  };
  const terms = catalogue.glossary.find((each) => each.kind === kind)?.value ?? [];
  const rows = terms.map((term): Row => [
    uuidOf(`special_rules/${term.id}`),
    term.name,
    named('es', term.id),
    named('fr', term.id),
    described(term),
    explained('es', term.id),
    explained('fr', term.id),
  ]);
  return {
    table: 'special_rules',
    id: 'uuid',
    columns: ['name', 'name_es', 'name_fr', 'description', 'description_es', 'description_fr'],
    unique: 'name',
    rows,
  };
}

/** A rule's text, then what the brackets behind its name mean. */
function described({ text, value }: { readonly text: string; readonly value?: string }): string {
  return value === undefined ? text : `${text}\n\n${value}`;
}

const chapterId = (id: string) => uuidOf(`rules_chapters/${id}`);

function chapters({ rules: { files, texts } }: SeedContent): SeedTable {
  const rows = files.map(({ value: { id, title } }, at): Row => [
    chapterId(id),
    title,
    texts.es?.[id]?.title ?? null,
    texts.fr?.[id]?.title ?? null,
    at + 1,
  ]);
  return {
    table: 'rules_chapters',
    id: 'uuid',
    columns: ['title', 'title_es', 'title_fr', 'order_index'],
    rows,
  };
}

function sections({ rules: { files, texts } }: SeedContent): SeedTable {
  const rows = files.flatMap(({ value: chapter }) =>
    chapter.sections.map(({ id, title, text }, at): Row => {
      const es = texts.es?.[chapter.id]?.sections[id];
      const fr = texts.fr?.[chapter.id]?.sections[id];
      return [
        uuidOf(`rules_sections/${chapter.id}/${id}`),
        chapterId(chapter.id),
        title,
        es?.title ?? null,
        fr?.title ?? null,
        text,
        es?.text ?? null,
        fr?.text ?? null,
        at + 1,
      ];
    }),
  );
  return {
    table: 'rules_sections',
    id: 'uuid',
    columns: [
      'chapter_id',
      'title',
      'title_es',
      'title_fr',
      'content',
      'content_es',
      'content_fr',
      'order_index',
    ],
    casts: { chapter_id: 'uuid' },
    rows,
  };
}

function faq({ faq: { files, texts } }: SeedContent): SeedTable {
  const entries = files.flatMap(({ value }) => value.entries);
  const rows = entries.map(({ id, question, answer }, at): Row => {
    const { es, fr } = texts;
    return [
      uuidOf(`faq_sections/${id}`),
      question,
      es?.[id]?.question ?? null,
      fr?.[id]?.question ?? null,
      answer,
      es?.[id]?.answer ?? null,
      fr?.[id]?.answer ?? null,
      at + 1,
    ];
  });
  return {
    table: 'faq_sections',
    id: 'uuid',
    columns: ['section', 'section_es', 'section_fr', 'content', 'content_es', 'content_fr', 'order_index'],
    rows,
  };
}

function news({ news: { files, texts } }: SeedContent): SeedTable {
  const rows = files.map(({ value: { id, date, key, content } }): Row => [
    uuidOf(`news_items/${id}`),
    id,
    date,
    key,
    content,
    texts.es?.[id]?.content ?? null,
    texts.fr?.[id]?.content ?? null,
  ]);
  return {
    table: 'news_items',
    id: 'uuid',
    columns: ['news_id', 'date', 'translation_key', 'content_en', 'content_es', 'content_fr'],
    casts: { date: 'date' },
    unique: 'news_id',
    rows,
  };
}
