import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Language } from '#domain/catalogue/types.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { logFailure } from '#platform/log-failure.ts';
import { callRest } from '../community/call-rest.ts';
import { RULES_QUERY } from '../query/query-options.ts';
import { rowsOf, translation } from './text-table.ts';

const absent = v.optional(translation, null);

const row = v.object({
  name: v.string(),
  name_es: absent,
  name_fr: absent,
  description: absent,
  description_es: absent,
  description_fr: absent,
});

/** A special rule as its table has it; null where it has nothing to say. */
export type SpecialRule = v.InferOutput<typeof row>;

const ALL_COLUMNS = 'name,name_es,name_fr,description,description_es,description_fr';
/** What PostgreSQL says of a column that does not exist. */
const UNDEFINED_COLUMN = '42703';

/**
 * All special rules (spec section 7). Of a database whose table has no columns for translations yet, the names only; any
 * other failure is logged, and no rules are answered (spec section 8).
 */
export function specialRulesQuery() {
  return queryOptions({
    queryKey: ['reader', 'special_rules'],
    queryFn: async ({ signal }): Promise<readonly SpecialRule[]> => {
      try {
        return await readSpecialRules(signal);
      } catch (error) {
        if (!signal.aborted) logFailure('The special rules could not be read.', error);
        return [];
      }
    },
    ...RULES_QUERY,
  });
}

async function readSpecialRules(signal: AbortSignal): Promise<readonly SpecialRule[]> {
  const read = async (select: string) =>
    callRest({ path: 'special_rules', query: { select, order: 'name.asc' }, signal });
  try {
    return rowsOf(row, await read(ALL_COLUMNS));
  } catch (error) {
    if (!(error instanceof BackendError) || error.code !== UNDEFINED_COLUMN) throw error;
    return rowsOf(row, await read('name'));
  }
}

/** What the database says about a rule in a language, in English where it is not translated; null for nothing. */
export function descriptionOf(rule: SpecialRule, language: Language): string | null {
  const local = language === 'en' ? null : rule[`description_${language}`];
  return [local, rule.description].find((text) => text !== null && text.trim() !== '') ?? null;
}

/** What the database calls a rule in a language. */
export function nameOf(rule: SpecialRule, language: Language): string {
  const local = language === 'en' ? null : rule[`name_${language}`];
  return local === null || local.trim() === '' ? rule.name : local;
}
