import { queryOptions } from '@tanstack/react-query';
import { storedLanguage } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { logFailure } from '#platform/log-failure.ts';
import { RULES_QUERY } from '../query/query-options.ts';

/** A special rule as its table has it; null where it has nothing to say. */
export type SpecialRule = {
  readonly name: string;
  readonly name_es: string | null;
  readonly name_fr: string | null;
  readonly description: string | null;
  readonly description_es: string | null;
  readonly description_fr: string | null;
};

/**
 * All special rules (docs/product.md, "Special rules"). Of a database whose table has no columns
 * for translations yet, the names only; any other failure is logged, and no rules are answered
 * (docs/product.md, "Special rules").
 */
export function specialRulesQuery() {
  return queryOptions({
    queryKey: ['reader', 'special_rules'],
    queryFn: async ({ signal }): Promise<readonly SpecialRule[]> => {
      try {
        const { readSpecialRules } = await import('./read-special-rules.ts');
        return await readSpecialRules(signal);
      } catch (error) {
        if (!signal.aborted) logFailure('The special rules could not be read.', error);
        return [];
      }
    },
    ...RULES_QUERY,
  });
}

/**
 * Returns the description of a rule in a language, in English where it is not translated; null when
 * there is no description.
 */
export function descriptionOf(rule: SpecialRule, language: Language): string | null {
  const stored = storedLanguage(language);
  const local = stored === 'en' ? null : rule[`description_${stored}`];
  return [local, rule.description].find((text) => text !== null && text.trim() !== '') ?? null;
}

/** Returns the name of a rule in a language, in English where it is not translated. */
export function nameOf(rule: SpecialRule, language: Language): string {
  const stored = storedLanguage(language);
  const local = stored === 'en' ? null : rule[`name_${stored}`];
  return local === null || local.trim() === '' ? rule.name : local;
}
