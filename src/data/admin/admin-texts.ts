import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { StoredLanguage } from '#domain/catalogue/types.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { act, type AdminOutcome, readRows, writeRow } from './act.ts';

/** The texts that administrators edit, with their table and what a text consists of. */
export const TEXT_TABLES = {
  chapters: { table: 'rules_chapters', fields: ['title'], isOrdered: true },
  sections: { table: 'rules_sections', fields: ['title', 'content'], isOrdered: true },
  faq: { table: 'faq_sections', fields: ['section', 'content'], isOrdered: true },
  'special-rules': { table: 'special_rules', fields: ['name', 'description'], isOrdered: false },
} as const;
export type TextKind = keyof typeof TEXT_TABLES;
export const TEXT_KINDS = ['chapters', 'sections', 'faq', 'special-rules'] as const;

/** Fields by name, each in every language; a missing translation is empty. */
export type LocalFields = Readonly<Record<string, Readonly<Record<StoredLanguage, string>>>>;

export type AdminText = {
  readonly id: string;
  readonly order: number | null;
  /** The chapter of a section. */
  readonly chapterId: string | null;
  readonly fields: LocalFields;
};

const row = v.looseObject({
  id: v.string(),
  order_index: v.optional(v.number()),
  chapter_id: v.optional(v.string()),
});

/** Everything of a kind, in the order of reading. */
export function adminTextsQuery(kind: TextKind) {
  const { table, isOrdered } = TEXT_TABLES[kind];
  return queryOptions({
    queryKey: ['admin', 'texts', kind],
    queryFn: async ({ signal }) => {
      const order = isOrdered ? 'order_index.asc,id.asc' : 'name.asc';
      const found = await readRows(row, { path: table, query: { select: '*', order }, signal });
      return found.map((each) => toText(kind, each));
    },
    staleTime: 0,
  });
}

function toText(kind: TextKind, read: v.InferOutput<typeof row>): AdminText {
  const of = (name: string) => {
    const value = read[name];
    return typeof value === 'string' ? value : '';
  };
  const fields = TEXT_TABLES[kind].fields.map(
    (name) => [name, { en: of(name), es: of(`${name}_es`), fr: of(`${name}_fr`) }] as const,
  );
  return {
    id: read.id,
    order: read.order_index ?? null,
    chapterId: read.chapter_id ?? null,
    fields: Object.fromEntries(fields),
  };
}

function columnsOf(fields: LocalFields): Readonly<Record<string, string | null>> {
  const columns = Object.entries(fields).flatMap(([name, texts]) => [
    [name, texts.en.trim()] as const,
    [`${name}_es`, texts.es.trim() || null] as const,
    [`${name}_fr`, texts.fr.trim() || null] as const,
  ]);
  return Object.fromEntries(columns);
}

/** Changes a text. */
export async function saveText(kind: TextKind, id: string, fields: LocalFields): Promise<AdminOutcome> {
  return act(async () =>
    writeRow({
      path: TEXT_TABLES[kind].table,
      method: 'PATCH',
      query: { id: `eq.${id}`, select: 'id' },
      body: columnsOf(fields),
    }),
  );
}

/** Adds a text behind the others; a section belongs to a chapter. */
export async function addText(
  kind: TextKind,
  fields: LocalFields,
  place: { readonly order: number; readonly chapterId: string | null },
): Promise<AdminOutcome> {
  const { table, isOrdered } = TEXT_TABLES[kind];
  return act(async () =>
    callRest({
      path: table,
      body: {
        ...columnsOf(fields),
        ...(isOrdered ? { order_index: place.order } : {}),
        ...(place.chapterId === null ? {} : { chapter_id: place.chapterId }),
      },
      prefer: 'return=minimal',
    }),
  );
}

/** Deletes a text, a chapter with its sections. The log keeps it. */
export async function deleteText(kind: TextKind, id: string): Promise<AdminOutcome> {
  return act(async () =>
    writeRow({
      path: TEXT_TABLES[kind].table,
      method: 'DELETE',
      query: { id: `eq.${id}`, select: 'id' },
    }),
  );
}

/**
 * The fields of a row that the log kept, over those of the text as it is now: what changed then
 * goes back.
 */
export function restoredFields(
  kind: TextKind,
  present: LocalFields,
  kept: Readonly<Record<string, unknown>>,
): LocalFields {
  const of = (column: string, otherwise: string) => {
    if (!Object.hasOwn(kept, column)) return otherwise;
    const value = kept[column];
    return typeof value === 'string' ? value : '';
  };
  const fields = TEXT_TABLES[kind].fields.map((name) => {
    const { en, es, fr } = present[name] ?? { en: '', es: '', fr: '' };
    return [name, { en: of(name, en), es: of(`${name}_es`, es), fr: of(`${name}_fr`, fr) }] as const;
  });
  return Object.fromEntries(fields);
}
