import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Waiting } from '#components/waiting/waiting.tsx';
import { useGame } from '#data/games/use-game.ts';
import { glossaryEntry, loadGlossary } from '#data/load-glossary.ts';
import { queryClient } from '#data/query/query-client.ts';
import { bundledTextsQuery } from '#data/reader/bundled-texts.ts';
import type { Language, TermKind } from '#domain/catalogue/types.ts';
import { paths } from '#platform/paths.ts';
import { useTable } from '../table/table-context.tsx';
import styles from './rule-sheet.module.css';
import { SheetFrame } from './sheet-frame.tsx';

/**
 * A rule to be read over the table, in the words of the glossary and the rules that this build
 * carries.
 */
export function RuleSheet() {
  const { t } = useLingui();
  const { rule, texts, language } = useTable();
  const id = rule.value;
  const { data: sections, failureReason } = useQuery(ruleQuery(id, language), queryClient());
  return (
    <SheetFrame title={sections?.[0]?.title ?? t`Rule`} onClose={rule.close}>
      {sections === undefined && <Waiting shape="rows" failure={failureReason} />}
      <StateReading rule={id} />
      {sections?.map((section, at) => (
        <section key={section.title} className={styles.part}>
          {at > 0 && <h3>{section.title}</h3>}
          {texts.text(section.text)}
          {section.id !== null && (
            <p>
              <Link className={styles.more} to={paths.rules(section.id)}>
                <Trans>In the rules</Trans>
              </Link>
            </p>
          )}
        </section>
      ))}
    </SheetFrame>
  );
}

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
  states: { sections: ['how-states-work', 'slowed', 'frightened', 'disarmed', 'vulnerable', 'rallying'] },
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
function ruleQuery(id: string | null, language: Language) {
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

/**
 * The sentence on when a state ends in this game, as its set-up says. Renders nothing for a rule
 * that is no such state.
 */
function StateReading({ rule }: { rule: string | null }) {
  const isNewer = useGame(({ game }) => game.state.statesEnd === 'version-1.6');
  const words = wordsOf(rule, isNewer);
  return words === null ? null : <p className={styles.reading}>{words}</p>;
}

function wordsOf(rule: string | null, isNewer: boolean) {
  switch (rule) {
    case 'slowed':
      return isNewer ? (
        <Trans>In this game it ends after the unit has moved (version 1.6).</Trans>
      ) : (
        <Trans>In this game it ends with the unit’s activation.</Trans>
      );
    case 'disarmed':
    case 'vulnerable':
      return isNewer ? (
        <Trans>In this game it ends after a roll that it affected (version 1.6).</Trans>
      ) : (
        <Trans>In this game it ends with the unit’s activation.</Trans>
      );
    case 'frightened':
      return isNewer ? (
        <Trans>In this game it ends after any WP test (version 1.6).</Trans>
      ) : (
        <Trans>In this game it ends when a WP test is passed.</Trans>
      );
    default:
      return null;
  }
}
