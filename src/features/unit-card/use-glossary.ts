import { useEffect, useState } from 'react';
import { loadGlossary } from '#data/load-glossary.ts';
import type { Glossary } from '#domain/catalogue/glossary.ts';
import type { Language } from '#domain/catalogue/types.ts';

/** `failed` when the texts could not be fetched; they are asked for again by the next reader. */
export type GlossaryState = Glossary | 'loading' | 'failed';

const requests = new Map<Language, Promise<Glossary>>();

/**
 * The glossary in this language: fetched once for the whole app, when a unit's words are first
 * shown.
 */
export function useGlossary(language: Language): GlossaryState {
  const [answer, setAnswer] = useState<{ language: Language; glossary: Glossary | 'failed' } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const settle = (glossary: Glossary | 'failed') => isCurrent && setAnswer({ language, glossary });
    request(language).then(settle, () => settle('failed'));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return answer?.language === language ? answer.glossary : 'loading';
}

function request(language: Language): Promise<Glossary> {
  const known = requests.get(language);
  if (known !== undefined) return known;
  const fresh = loadGlossary(language);
  requests.set(language, fresh);
  fresh.catch(() => requests.delete(language));
  return fresh;
}
