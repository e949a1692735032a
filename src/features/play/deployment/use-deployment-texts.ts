import { useEffect, useState } from 'react';
import { glossaryEntry, loadGlossary } from '#data/glossary.ts';
import { loadSkillTexts } from '#data/skills.ts';
import { type SkillText, skillText } from '#domain/catalogue/skill-texts.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { GameUnit } from '#domain/game/types.ts';
import { useLanguage } from '#platform/use-language.ts';

/** Returns the text of a keyword; null while it loads and when it cannot be loaded. */
export function useTermText(term: string, language: Language): string | null {
  const glossary = useLoaded(loadGlossary, language);
  return glossary === null ? null : (glossaryEntry(glossary, 'keywords', term)?.text ?? null);
}

/** Returns the name and text of a unit's skill; null while it loads and when there is no text. */
export function useSkillText(unitId: string, name: string, language: Language): SkillText | null {
  const texts = useLoaded(loadSkillTexts, language);
  return texts === null ? null : skillText(texts, unitId, { name, half: 'alone' });
}

function useLoaded<Value>(load: (language: Language) => Promise<Value>, language: Language): Value | null {
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly value: Value } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load(language).then(
      (value) => isCurrent && setLoaded({ language, value }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load, language]);
  return loaded?.language === language ? loaded.value : null;
}

/** A unit's name in the shown language, numbered where the list has several alike. */
export function useUnitName(): (unit: GameUnit) => string {
  const language = useLanguage();
  return (unit) => {
    const name = localName(unit, language);
    return unit.copies > 1 ? `${name} (${unit.copy}/${unit.copies})` : name;
  };
}
