import { symbolName } from '#data/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { glossaryQuery, skillTextsQuery } from '#data/card-text-queries.ts';
import { glossaryEntry } from '#data/load-glossary.ts';
import { queryClient } from '#data/query/query-client.ts';
import { type SkillText, skillText } from '#domain/catalogue/texts/skill-texts.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { GameUnit } from '#domain/game/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { unitName } from '#platform/words/unit-name.ts';

/** Returns the text of a keyword; null while it loads and when it cannot be loaded. */
export function useTermText(term: string, language: Language): string | null {
  const { data: glossary } = useQuery(glossaryQuery(language), queryClient());
  return glossary === undefined ? null : (glossaryEntry(glossary, 'keywords', term)?.text ?? null);
}

/** Returns the name and text of a unit's skill; null while it loads and when there is no text. */
export function useSkillText(unitId: string, name: string, language: Language): SkillText | null {
  const { data: texts } = useQuery(skillTextsQuery(language), queryClient());
  return texts === undefined ? null : skillText(texts, unitId, { name, half: 'alone' });
}

/** A unit’s name in the shown language, numbered as on the table where a list has it twice. */
export function useUnitName(): (unit: GameUnit) => string {
  const language = useLanguage();
  return (unit) => unitName(unit, language);
}

/** Symbols in braces as their names: these texts have hardly any. */
export function spoken(text: string, language: Language): string {
  return text.replace(/\{(?<id>[^{}]+)\}/gu, (_, id: string) => ` ${symbolName(id, language) ?? id} `).trim();
}
