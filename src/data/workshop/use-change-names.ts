import { useQuery } from '@tanstack/react-query';
import type { Glossary } from '#domain/catalogue/texts/glossary.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { nameInChange } from '#domain/catalogue/release/name-in-change.ts';
import { TERM_KINDS, type Language } from '#domain/catalogue/types.ts';
import type { MissionLibrary } from '#domain/game/missions/mission-library.ts';
import { glossaryQuery } from '../card-text-queries.ts';
import { catalogue } from '../catalogue.ts';
import { factionName } from '../faction-summaries.ts';
import { queryClient } from '../query/query-client.ts';
import { missionsQuery } from '../use-missions.ts';

/** The subject of a change, and the name that the change gives it; null without one. */
export type ChangeSubject = {
  readonly section: string;
  readonly target: string;
  readonly name: string | null;
};

type SentChange = { readonly section: string; readonly target: string; readonly change: unknown };

/** Returns the subject of a change, with its name in this language. */
export function subjectOf({ section, target, change }: SentChange, language: Language): ChangeSubject {
  return { section, target, name: nameInChange(change, language) };
}

/** In place of a name whose file is on its way. */
const LOADING = '…';

/**
 * Returns what names the subjects of changes in a language: as the catalogue has it, else as the
 * change does, else the target. Names of terms and missions are fetched when one is among
 * `sections`.
 */
export function useChangeNames(
  sections: readonly string[],
  language: Language,
): (subject: ChangeSubject) => string {
  const glossary = useQuery(
    { ...glossaryQuery(language), enabled: sections.includes('terms') },
    queryClient(),
  );
  const missions = useQuery(
    { ...missionsQuery(language), enabled: sections.includes('missions') },
    queryClient(),
  );
  return (subject) => {
    const { section, target, name } = subject;
    const isLoading =
      (section === 'terms' && glossary.isLoading) || (section === 'missions' && missions.isLoading);
    const known = knownName(subject, language, glossary.data, missions.data?.library);
    return known ?? name ?? (isLoading ? LOADING : target);
  };
}

function knownName(
  { section, target }: ChangeSubject,
  language: Language,
  glossary: Glossary | undefined,
  library: MissionLibrary | undefined,
): string | null {
  switch (section) {
    case 'units': {
      const unit = catalogue.unitByKey.get(target);
      return unit === undefined ? null : localName(unit, language);
    }
    case 'factions':
      return factionName(target, language);
    case 'terms':
      return termName(target, glossary);
    case 'missions': {
      const all = library === undefined ? [] : [...library.missions, ...library.feats];
      const found = all.find(({ id }) => id === target);
      return found === undefined ? null : localName(found, language);
    }
    default:
      return null;
  }
}

function termName(target: string, glossary: Glossary | undefined): string | null {
  const kind = TERM_KINDS.find((each) => target.startsWith(`${each}/`));
  const id = target.slice(target.indexOf('/') + 1);
  const english = kind === undefined ? undefined : glossary?.terms[kind]?.find((term) => term.id === id);
  if (kind === undefined || english === undefined) return null;
  return glossary?.texts[kind]?.[id]?.name ?? english.name;
}
