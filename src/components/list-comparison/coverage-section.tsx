import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { catalogue } from '#data/catalogue.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import type { ListComparison } from '#domain/compare/compare-lists.ts';
import { useLanguage } from '#platform/use-language.ts';
import { LIST_ROLE_WORDS } from '#platform/words/list-role-words.ts';
import styles from './list-comparison.module.css';
import { SideMark } from './side-mark.tsx';
import type { Titles } from './unit-sections.tsx';

type CoverageProps = Pick<ListComparison, 'roles' | 'keywords'> & { titles: Titles };
type Part = keyof ListComparison['roles'];

/** The roles and keywords that one list has and the other lacks, then those of both. */
export function CoverageSection({ roles, keywords, titles }: CoverageProps) {
  const id = useId();
  const wordsOf = useCoverageWords({ roles, keywords });
  const parts = { both: wordsOf('both'), open: wordsOf('open') };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Roles and keywords</Trans>
      </h2>
      <div className={styles.sides}>
        {(['one', 'other'] as const).map((side) => (
          <OnlyThere key={side} side={side} title={titles[side]} words={wordsOf(side)} />
        ))}
      </div>
      {parts.both.length > 0 && (
        <p>
          <strong>
            <Trans>In both lists</Trans>
          </strong>{' '}
          <span className={styles.muted}>{parts.both.join(' · ')}</span>
        </p>
      )}
      {parts.open.length > 0 && (
        <p className={styles.muted}>
          <Trans>In one list for certain; the other has units that are not known here:</Trans>{' '}
          {parts.open.join(' · ')}
        </p>
      )}
    </section>
  );
}

type OnlyThereProps = { side: 'one' | 'other'; title: string; words: readonly string[] };

function OnlyThere({ side, title, words }: OnlyThereProps) {
  const id = useId();
  return (
    <section className={styles.side} data-side={side} aria-labelledby={id}>
      <h3 id={id}>
        <SideMark side={side} /> <Trans>Only {title} has</Trans>
      </h3>
      {words.length === 0 ? (
        <p className={styles.muted}>
          <Trans>Nothing of its own</Trans>
        </p>
      ) : (
        <ul className={styles.words} aria-labelledby={id}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Returns a function that names the roles and then the keywords of a part of the comparison. */
function useCoverageWords({ roles, keywords }: Pick<ListComparison, 'roles' | 'keywords'>) {
  const { t } = useLingui();
  const language = useLanguage();
  return (part: Part): readonly string[] => {
    const names = keywords[part].map((name) => localTerm(catalogue, 'keywords', name, language));
    return [
      ...roles[part].map((role) => t(LIST_ROLE_WORDS[role])),
      ...names.toSorted((one, other) => one.localeCompare(other, language)),
    ];
  };
}
