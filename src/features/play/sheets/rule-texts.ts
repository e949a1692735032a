import { queryOptions } from '@tanstack/react-query';
import { bundledTextsQuery } from '#data/reader/bundled-texts.ts';
import { queryClient } from '#data/query/query-client.ts';
import { glossaryEntry, loadGlossary } from '#data/load-glossary.ts';
import type { TermKind, Language } from '#domain/catalogue/types.ts';

/** Rules that are one tap away: a word of the glossary, sections of the rules, or both. */
type RuleSource = {
  readonly term?: readonly [TermKind, string];
  readonly sections?: readonly string[];
};

const RULES = {
  slowed: { term: ['states', 'Slowed'] },
  frightened: { term: ['states', 'Frightened'] },
  disarmed: { term: ['states', 'Disarmed'] },
  vulnerable: { term: ['states', 'Vulnerable'] },
  demoralized: { term: ['states', 'Demoralized'], sections: ['rallying', 'fleeing'] },
  stress: { term: ['states', 'Stress'], sections: ['morale-test'] },
  wounds: { sections: ['suffering-wounds', 'losing-troops'] },
  troops: { sections: ['losing-troops', 'heal-and-recover'] },
  tinge: { term: ['keywords', 'Tinge'], sections: ['tinge-check', 'tinge-check-scions'] },
  activation: { sections: ['activate-a-unit', 'second-activation', 'end-of-activation'] },
  places: { sections: ['held-back-units', 'elimination'] },
  joining: { sections: ['joining-in-play', 'what-happens-on-joining', 'leaving-a-unit'] },
  conquest: { sections: ['conquest-value', 'controlling-objectives'] },
  counter: { sections: ['event-tokens'] },
  round: { sections: ['round-start', 'turn-sequence'] },
  'round-end': { sections: ['round-end', 'no-one-left-behind'] },
} as const satisfies Readonly<Record<string, RuleSource>>;

export type RuleId = keyof typeof RULES;

function isRule(id: string): id is RuleId {
  return Object.hasOwn(RULES, id);
}

/** A section of a rule. `id`: its place in the rules; null for a word of the glossary. */
type RuleSection = { readonly title: string; readonly text: string; readonly id: string | null };

/**
 * The texts of a rule, of what this build carries, so that they are there without a network.
 * Rejects when they are not.
 */
export async function loadRule(id: RuleId, language: Language): Promise<readonly RuleSection[]> {
  const { term, sections = [] }: RuleSource = RULES[id];
  const [glossary, texts] = await Promise.all([
    term === undefined ? null : loadGlossary(language),
    sections.length === 0 ? null : queryClient().query(bundledTextsQuery(language)),
  ]);
  const entry = glossary === null || term === undefined ? null : glossaryEntry(glossary, ...term);
  const all = (texts?.rules ?? []).flatMap((chapter) => chapter.sections);
  return [
    ...(entry === null ? [] : [{ title: entry.name, text: entry.text, id: null }]),
    ...sections.flatMap((wanted) => {
      const found = all.find((section) => section.id === wanted);
      return found === undefined ? [] : [{ title: found.title, text: found.text, id: found.id }];
    }),
  ];
}

/** The texts of the rule with an id; fails for an unknown id. */
export function ruleQuery(id: string | null, language: Language) {
  return queryOptions({
    queryKey: ['rule', id, language],
    queryFn: async () => {
      if (id === null || !isRule(id)) throw new Error(`There is no rule ${id ?? ''}.`);
      return loadRule(id, language);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
