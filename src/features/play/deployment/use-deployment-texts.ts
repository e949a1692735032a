import { useEffect, useState } from 'react';
import { glossaryEntry, loadGlossary } from '#data/glossary.ts';
import { loadSkillTexts } from '#data/skills.ts';
import { type SkillText, skillText } from '#domain/catalogue/skill-texts.ts';
import type { Language } from '#domain/catalogue/types.ts';

/** What a keyword does; null until it is there, and where it cannot be loaded. */
export function useTermText(term: string, language: Language): string | null {
  const glossary = useLoaded(loadGlossary, language);
  return glossary === null ? null : (glossaryEntry(glossary, 'keywords', term)?.text ?? null);
}

/** What a unit's skill does and is called; null until it is there, and where no text says it. */
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
